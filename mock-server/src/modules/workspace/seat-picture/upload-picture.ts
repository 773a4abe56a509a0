import { Readable } from 'node:stream'
import { seat } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { requireAllowed, type Route } from '../../../access/route.ts'
import { BadRequest, Forbidden, Problem } from '../../../platform/errors.ts'
import { detectMediaType } from '../../../platform/files/media-type.ts'
import { seatPictureTexts } from './seat-picture.messages.ts'
import { isSeat, upsertPicture } from './seat-picture.store.ts'

export const tooLarge = (): Problem =>
  new Problem({ status: 413, code: 413, text: seatPictureTexts.tooLarge })

/** Not audited: a seat that is watched sends one every few seconds. */
export const uploadPicture: Route = {
  call: seat.uploadPicture,
  policy: ownRecordsOnly,
  allowedBeforePasswordChange: false,
  allowedBeforeFactor: false,
  run: async (raw) => {
    const { tenantId, userId } = requireAllowed(seat.uploadPicture, ownRecordsOnly, raw)
    const { db, clock } = raw.ctx
    if (!(await db.inRequest(tenantId, (tx) => isSeat(tx, userId)))) throw new Forbidden()
    const jpeg = await readPicture(raw.body)
    if ((await detectMediaType(Readable.from([jpeg]))) !== 'image/jpeg')
      throw new BadRequest({}, seatPictureTexts.notJpeg)
    await db.inRequest(tenantId, (tx) => upsertPicture(tx, userId, { jpeg, takenAt: clock.now() }))
    return null
  },
}

async function readPicture(body: unknown): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new BadRequest({}, seatPictureTexts.notJpeg)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('a body is read as bytes')
    size += chunk.length
    if (size > seat.MAX_PICTURE_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
