import { headTexts, statColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'

/** Texts of the charts and ranks of pages of figures. They load with these pages. */
export const figureTexts = defineTexts(
  headTexts({
    'stat.user.name': statColumns.user,
    'stat.user.id': statColumns.userId,
    'stat.call.session': statColumns.session,
    'stat.day': statColumns.day,
    'stat.violations': statColumns.violations,
  }),
  {
    'stat.times': ['Times', '次数'],
    'stat.seat': ['Agent', '坐席'],
    'stat.sort': ['Sort', '排序'],
    'stat.sort.none': ['As listed', '默认'],
    'stat.sort.asc': ['{name}, ascending', '{name}，升序'],
    'stat.sort.desc': ['{name}, descending', '{name}，降序'],
    'stat.detail.failed': ['The details could not be loaded', '明细加载失败'],
    'stat.times.computing': [
      'The figures are being computed. Inquire again in a minute.',
      '数据正在计算，请一分钟后再查询。',
    ],
    'stat.times.updated': ['Updated at {time}', '更新于 {time}'],
    'stat.times.next': ['Updated at {time}, next at {next}', '更新于 {time}，下次 {next}'],
    'stat.times.in': ['in {left}', '剩余 {left}'],
    'stat.times.new': ['Data has been updated, please click Inquire', '数据已更新，请点击查询'],
    'stat.counted': ['Counted every 15 minutes or daily.', '每 15 分钟或每天统计。'],
    'stat.counted.valid': [
      'Counted every 15 minutes or daily. A call is valid when it is longer than {seconds} s.',
      '每 15 分钟或每天统计。通话超过 {seconds} 秒为有效通话。',
    ],
    'stat.counted.label': [
      'Counted every 15 minutes or daily. A call is valid when it has the label for it.',
      '每 15 分钟或每天统计。带有对应标签的通话为有效通话。',
    ],
    'stat.time': ['Time', '时间'],
    'stat.today': ['Today', '今天'],
    'stat.yesterday': ['Yesterday', '昨天'],
    'stat.series.summary': ['{title}: at most {most}, last {last}.', '{title}：最高 {most}，最近 {last}。'],
    'stat.rank.path': ['Opened organisations', '已进入的组织'],
    'stat.rank.back': ['One level up', '返回上一级'],
    'stat.rank.start': ['Start', '起点'],
    'stat.rank.org': ['Organisation', '组织'],
    'stat.rank.user': ['Person', '人员'],
    'stat.rank.reading': ['Ranked', '排行对象'],
    'stat.rank.reading.organisations': ['Organisations', '组织'],
    'stat.rank.reading.agents': ['Agents', '坐席'],
  },
)
