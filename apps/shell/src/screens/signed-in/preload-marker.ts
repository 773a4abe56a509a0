/** A module of the signed-in chunk that is imported to preload it without running it (../boot/signed-in-chunk.ts). */
export const isSignedInChunk = true
