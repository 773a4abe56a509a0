import { headTexts, statColumns } from '@console/contracts'

const heads = headTexts({
  'stat.user.name': statColumns.user,
  'stat.user.id': statColumns.userId,
  'stat.call.session': statColumns.session,
  'stat.day': statColumns.day,
  'stat.violations': statColumns.violations,
})

const en = {
  'stat.times': 'Times',
  'stat.seat': 'Seat',
  'stat.sort': 'Sort',
  'stat.sort.none': 'As listed',
  'stat.sort.asc': '{name}, ascending',
  'stat.sort.desc': '{name}, descending',
  'stat.detail.failed': 'The details could not be loaded',
  'stat.times.computing': 'The figures are being computed. Inquire again in a minute.',
  'stat.times.updated': 'Updated at {time}',
  'stat.times.next': 'Updated at {time}, next at {next}',
  'stat.times.in': 'in {left}',
  'stat.times.new': 'Data has been updated, please click Inquire',
  'stat.counted': 'Counted every 15 minutes or daily.',
  'stat.counted.valid':
    'Counted every 15 minutes or daily. A call is valid when it is longer than {seconds} s.',
  'stat.counted.label': 'Counted every 15 minutes or daily. A call is valid when it has the label for it.',
  'stat.time': 'Time',
  'stat.today': 'Today',
  'stat.yesterday': 'Yesterday',
  'stat.series.summary': '{title}: at most {most}, last {last}.',
  'stat.rank.path': 'Opened organisations',
  'stat.rank.back': 'One level up',
  'stat.rank.start': 'Start',
  'stat.rank.org': 'Organisation',
  'stat.rank.user': 'Person',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.times': '次数',
  'stat.seat': '坐席',
  'stat.sort': '排序',
  'stat.sort.none': '默认',
  'stat.sort.asc': '{name}，升序',
  'stat.sort.desc': '{name}，降序',
  'stat.detail.failed': '明细加载失败',
  'stat.times.computing': '数据正在计算，请一分钟后再查询。',
  'stat.times.updated': '更新于 {time}',
  'stat.times.next': '更新于 {time}，下次 {next}',
  'stat.times.in': '剩余 {left}',
  'stat.times.new': '数据已更新，请点击查询',
  'stat.counted': '每 15 分钟或每天统计。',
  'stat.counted.valid': '每 15 分钟或每天统计。通话超过 {seconds} 秒为有效通话。',
  'stat.counted.label': '每 15 分钟或每天统计。带有对应标签的通话为有效通话。',
  'stat.time': '时间',
  'stat.today': '今天',
  'stat.yesterday': '昨天',
  'stat.series.summary': '{title}：最高 {most}，最近 {last}。',
  'stat.rank.path': '已进入的组织',
  'stat.rank.back': '返回上一级',
  'stat.rank.start': '起点',
  'stat.rank.org': '组织',
  'stat.rank.user': '人员',
}

/** Texts of the charts and ranks of pages of figures. They load with these pages. */
export const figureTexts = { en: { ...heads.en, ...en }, zh: { ...heads.zh, ...zh } }
