/** Pixels of a logo, along a side and in all: a browser unpacks every one of them. */
export const LOGO_MAX_SIDE = 4096
export const LOGO_MAX_PIXELS = 8_000_000
