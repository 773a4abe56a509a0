import type { Language } from '@console/contracts'

/** Texts of what shows seats; an application or page that does spreads them under its own. */
export const seatMessages: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    'seats.status.unknown': 'Unknown',
    'seats.status.offline': 'Offline',
    'seats.status.online': 'Online',
    'seats.status.calling': 'Calling',
    'seats.status.idle': 'Idle',
    'seats.status.ringing': 'Ringing',
    'seats.noPicture': 'No picture',
    'seats.pictureOf': 'Screen of {name}',
  },
  zh: {
    'seats.status.unknown': '未知',
    'seats.status.offline': '离线',
    'seats.status.online': '在线',
    'seats.status.calling': '通话中',
    'seats.status.idle': '空闲',
    'seats.status.ringing': '振铃中',
    'seats.noPicture': '无画面',
    'seats.pictureOf': '{name}的屏幕',
  },
}
