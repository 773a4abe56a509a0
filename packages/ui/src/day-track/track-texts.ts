import type { Language } from '@console/contracts'
import { useIntl } from 'react-intl'

/** Texts of a track itself; they come with the track, so that pages without one carry none of them. */
const TEXTS = {
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    wholeDay: '24 h',
    shift: 'Shift',
    zoom: 'Part of the day',
    legend: 'Statuses',
    now: 'Now',
    unknown: 'Unknown',
    empty: 'nothing recorded',
    alert: 'Alert',
    correction: 'Correction',
    scheduled: 'Scheduled',
    offPlan: 'Not as planned',
    lane: 'Of',
    what: 'What',
    from: 'From',
    to: 'To',
    length: 'Duration',
    keys: 'Left and right arrow keys go from status to status, up and down from lane to lane. Plus and minus zoom, Shift with an arrow key moves, 0 shows the whole day.',
    choose: 'Press Enter to choose it.',
  },
  zh: {
    zoomIn: '放大',
    zoomOut: '缩小',
    wholeDay: '24 小时',
    shift: '班次',
    zoom: '显示时段',
    legend: '状态图例',
    now: '当前',
    unknown: '未知',
    empty: '无记录',
    alert: '告警',
    correction: '更正',
    scheduled: '排班',
    offPlan: '与计划不符',
    lane: '对象',
    what: '内容',
    from: '开始',
    to: '结束',
    length: '时长',
    keys: '左右方向键切换状态，上下方向键切换行；加减号缩放，Shift 加方向键平移，0 显示全天。',
    choose: '按 Enter 选择。',
  },
} as const satisfies Record<Language, object>

export type TrackTexts = Record<keyof (typeof TEXTS)['en'], string>

export function useTrackTexts(): TrackTexts {
  const { locale } = useIntl()
  return TEXTS[locale.startsWith('zh') ? 'zh' : 'en']
}
