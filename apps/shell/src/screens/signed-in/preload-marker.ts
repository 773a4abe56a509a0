/** Stands in the signed-in chunk so that it can be brought before it may run (../boot/signed-in-chunk.ts). */
export const isSignedInChunk = true
