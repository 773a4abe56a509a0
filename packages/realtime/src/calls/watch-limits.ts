/** Seconds between the screenshots of a seat that is watched (RT-022). */
export const SCREENSHOT_SECONDS = 10
/** The time limit from START to the first offer, after which the watch fails. */
export const OFFER_MS = 15_000
/** The time limit from the first offer to the connection, after which the watch starts another call. */
export const CONNECT_MS = 15_000
/**
 * The time that a seat has to restart ICE by itself when its connection breaks; after it the watcher starts another call.
 */
export const RECOVERY_MS = 5000
/** Delays before each further call, after connections that failed in a row. After the last delay the watch fails. */
export const REJOIN_DELAYS_MS = [0, 1000, 2000, 4000, 8000] as const
/** A connection of this age starts the delays over. */
export const STEADY_MS = 30_000
/** Video without a new frame for so long is frozen. Browsers repeat the frame of an unchanged screen once a second. */
export const FROZEN_MS = 5000
/** The interval between two checks of the frames. */
export const FRAMES_PERIOD_MS = 1000
/** The time limit of the request for ICE servers: without an answer, a call tries direct connections. */
export const ICE_SERVERS_MS = 5000
/** Candidates that arrived before their offer, of all streams. */
export const MAX_EARLY_CANDIDATES = 100
/** Offers and candidates of one stream that wait for their turn. */
export const MAX_WAITING = 200
