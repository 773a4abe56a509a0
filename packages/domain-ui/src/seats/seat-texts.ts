import { defineTexts } from '@console/ui/texts'

/** Texts of components that show seats; an application or page with such components spreads these under its own texts. */
export const seatTexts = defineTexts({
  'seats.status.unknown': ['Unknown', '未知'],
  'seats.status.offline': ['Offline', '离线'],
  'seats.status.online': ['Online', '在线'],
  'seats.status.calling': ['Calling', '通话中'],
  'seats.status.idle': ['Idle', '空闲'],
  'seats.status.ringing': ['Ringing', '振铃中'],
  'seats.noPicture': ['No picture', '无画面'],
  'seats.pictureOf': ['Screen of {name}', '{name}的屏幕'],
})
