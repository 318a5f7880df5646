package store

func fullError() error { return errDiskFull }
