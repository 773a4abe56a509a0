import { defineTexts } from '@console/ui/texts'

/** Texts of what shows seats; an application or page that does spreads them under its own. */
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
