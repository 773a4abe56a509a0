/** The constants of the codec, for pages, which do not load it. */
export const STREAM_KIND = { camera: 1, screen: 2 } as const
export const MONITOR_COMMAND = { start: 1, stop: 2 } as const
