import { seat } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

const KILOBYTES = seat.MAX_PICTURE_BYTES / 1024

export const seatPictureTexts = {
  wrongType: {
    en: 'Send the picture itself, with image/jpeg as Content-Type.',
    zh: '请直接发送图片，Content-Type 须为 image/jpeg。',
  },
  notJpeg: { en: 'The bytes are no JPEG picture.', zh: '内容不是 JPEG 图片。' },
  tooLarge: {
    en: `A picture has at most ${KILOBYTES} kB. Send a smaller one.`,
    zh: `图片不可超过 ${KILOBYTES} kB，请发送较小的图片。`,
  },
} satisfies Record<string, Text>
