package store

// noticed counts that another tab may have changed something.
func (t *tabs) noticed() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.news++
}

func (t *tabs) mark() uint64 {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.news
}

func (t *tabs) elsewhere(name string) bool {
	other := t.holder(name)
	return other != "" && t.alive(other) || t.another(name)
}

func (l *local) mark() uint64               { return l.tabs.mark() }
func (l *local) elsewhere(name string) bool { return l.tabs.elsewhere(name) }

func (s *indexed) mark() uint64               { return s.tabs.mark() }
func (s *indexed) elsewhere(name string) bool { return s.tabs.elsewhere(name) }
