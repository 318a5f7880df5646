package paint

import "testing"

func TestCacheStaysWithinItsSize(t *testing.T) {
	c := newCache()
	key := func(i int) pictureKey { return pictureKey{Key{Subject: seaPicture, A: i}, 1023, 1023} } // 4 MB each
	for i := range 50 {
		c.add(key(i), nil)
		c.find(key(0)) // in use all the time
	}
	if c.bytes > cacheBytes {
		t.Errorf("%d bytes are kept, more than %d", c.bytes, cacheBytes)
	}
	if _, kept := c.byKey[key(0)]; !kept {
		t.Error("a picture in use was let go")
	}
	if _, kept := c.byKey[key(1)]; kept {
		t.Error("the picture not used for the longest time was kept")
	}
	if n := len(c.byKey); n != c.order.Len() || n != len(c.sizes) || n != cacheBytes>>22 {
		t.Errorf("the cache has %d keys, %d pictures, %d contents", n, c.order.Len(), len(c.sizes))
	}
	c.clear()
	if c.bytes != 0 || len(c.byKey) != 0 || len(c.sizes) != 0 {
		t.Errorf("%d bytes, %d keys and %d contents are left after clearing", c.bytes, len(c.byKey), len(c.sizes))
	}
}

func TestNearPrefersTheNextLarger(t *testing.T) {
	c := newCache()
	what := Key{Subject: sheetPicture, A: 1}
	for _, w := range []int{20, 60, 100, 300} {
		c.add(pictureKey{what, w, w}, nil)
	}
	for _, test := range []struct{ want, got int }{{60, 50}, {100, 61}, {300, 150}, {100, 100}, {300, 400}} {
		e := c.nearest(what, test.got, 2)
		if e == nil || e.Value.(*picture).key.w != test.want {
			t.Errorf("for %d pixels not the picture of %d is taken", test.got, test.want)
		}
	}
	if c.nearest(what, 900, 2) != nil {
		t.Error("a picture is stretched to three times its width")
	}
	if c.nearest(Key{Subject: seaPicture}, 50, 2) != nil {
		t.Error("a picture of something else is taken")
	}
}

func TestTextureBytes(t *testing.T) {
	for _, test := range []struct{ w, h, want int }{
		{1023, 511, 4 * 1024 * 512}, {1024, 512, 4 * 2048 * 1024}, {100, 100, 80000},
	} {
		if got := TextureBytes(test.w, test.h); got != test.want {
			t.Errorf("%d × %d pixels take %d bytes, want %d", test.w, test.h, got, test.want)
		}
	}
}
