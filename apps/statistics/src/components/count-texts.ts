import { headTexts, statColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'

/** Texts of the cards of counts, beside the texts of figures. They load with the pages that have such cards. */
export const countTexts = defineTexts(
  headTexts({
    'stat.user.organisation': statColumns.organisation,
    'stat.onlineUsers': statColumns.onlineUsers,
    'stat.averageOnline': statColumns.averageOnline,
    'stat.count.call': statColumns.calls,
    'stat.count.answer': statColumns.answers,
    'stat.count.talk': statColumns.validCalls,
    'stat.count.sale': statColumns.quotes,
    'stat.count.order': statColumns.deals,
    'stat.rate.talk': statColumns.talkRate,
    'stat.rate.sale': statColumns.saleRate,
    'stat.rate.order': statColumns.orderRate,
  }),
  {
    'stat.overview': ['Whole organisation', '全员概览'],
    'stat.home': ['Home overview', '首页总览'],
    'stat.totals.failed': ['The totals could not be loaded.', '合计加载失败。'],
    'stat.figures': ['Figures', '指标'],
    'stat.figures.failed': ['The figures could not be loaded', '指标加载失败'],
    'stat.minutes': ['Minutes', '分钟'],
    'stat.onlineUsers.note': ['Different people who were online on this day.', '当天在线过的不同人员数。'],
    'stat.onlineUsersInAll': ['Online users in all', '累计在线人数'],
    'stat.onlineUsersInAll.note': [
      'Different people who were online on any of these days.',
      '这些日期内在线过的不同人员数。',
    ],
    'stat.averageOnline.note': [
      'Time online in this range, for each person who was online.',
      '该范围内每位在线人员的在线时长。',
    ],
    'stat.talkMinutes': ['Talk time, minutes', '通话时长（分钟）'],
    'stat.count.open': ['{count}, {label}: show these calls', '{label} {count}：查看这些通话'],
    'stat.count.call.note': ['Outbound calls that began in this range.', '该范围内发起的外呼。'],
    'stat.count.answer.note': ['Outbound calls that were answered.', '被接通的外呼。'],
    'stat.count.talk.note': ['Answered calls that were long enough to count.', '时长达到标准的接通电话。'],
    'stat.count.sale.note': ['Calls in which a price was given.', '给出报价的通话。'],
    'stat.count.order.note': ['Calls that ended in a deal.', '以成单结束的通话。'],
    'stat.rate.answer.formula': [
      'Answer rate: answered calls divided by outbound calls',
      '接通率：接通量 ÷ 外呼量',
    ],
    'stat.rate.talk.formula': [
      'Marketing rate: valid calls divided by answered calls',
      '营销率：有效通话 ÷ 接通量',
    ],
    'stat.rate.sale.formula': ['Quote rate: quotes divided by valid calls', '报价率：报价量 ÷ 有效通话'],
    'stat.rate.order.formula': ['Deal rate: deals divided by valid calls', '成单率：成单量 ÷ 有效通话'],
    'stat.change.since.yesterday': ['{change} vs yesterday', '较昨日 {change}'],
    'stat.change.since.lastWeek': ['{change} vs last week', '较上周 {change}'],
    'stat.change.note': ['{since}: {earlier}.', '{since}：{earlier}。'],
    'stat.change.note.lastDay': [
      '{since}: {earlier}, both up to {time} of the last day.',
      '{since}：{earlier}，均截至最后一天的 {time}。',
    ],
    'stat.change.note.until': [
      '{since}: {earlier}, both up to {time}.',
      '{since}：{earlier}，均截至 {time}。',
    ],
    'stat.change.up': ['up', '上升'],
    'stat.change.down': ['down', '下降'],
    'stat.change.same': ['unchanged', '不变'],
    'stat.before.wholeDay': ['{day} (the whole day)', '{day}（全天）'],
    'stat.before.week': ['The same days a week before', '前一周同期'],
  },
)
