import { seat } from '@console/contracts'
import { registerRoutes } from '../../../access/register-routes.ts'
import { acceptContents } from '../../../platform/http/accept-contents.ts'
import type { Module } from '../../module.ts'
import { getPicture } from './get-picture.ts'
import { deleteLooksFrom } from './seat-look.store.ts'
import { seatPictureTexts } from './seat-picture.messages.ts'
import { deletePicture } from './seat-picture.store.ts'
import { tooLarge, uploadPicture } from './upload-picture.ts'

/** The last screenshot of each seat, for those who may watch it. */
export const seatPictureModule: Module = {
  name: 'seatPicture',
  routes: [getPicture],
  erasure: async (tx, { id }) => {
    await deleteLooksFrom(tx, id)
    return { counts: { seatPictures: await deletePicture(tx, id) } }
  },
  mount: (app, ctx) => {
    app.register(async (scope) => {
      acceptContents(scope, {
        mediaTypes: seat.uploadPicture.takes ?? [],
        wrongType: seatPictureTexts.wrongType,
        maxBytes: seat.MAX_PICTURE_BYTES,
        tooLarge,
      })
      registerRoutes(scope, ctx, [uploadPicture])
    })
  },
}
