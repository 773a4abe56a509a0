import { defineCall } from '../../shared/call.ts'

/** A screenshot as the wall shows it is far smaller; a larger one is refused with 413. */
export const MAX_PICTURE_BYTES = 262_144

/**
 * The present screenshot of the caller's own screen, which replaces the one before (WORK-020, RT-022). 403 for anybody but a
 * seat; the bytes decide whether it is a JPEG.
 */
export const uploadPicture = defineCall({
  id: 'seat.uploadPicture',
  method: 'POST',
  path: '/api/dolphin/seat/picture',
  access: 'page',
  takes: ['image/jpeg'],
})
