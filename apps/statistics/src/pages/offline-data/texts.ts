import { headTexts, billColumns } from '@console/contracts'

const heads = headTexts({
  'offlineData.day': billColumns.day,
  'offlineData.count': billColumns.recordings,
  'offlineData.duration': billColumns.skillDuration,
})

const en = {
  offlineData: 'Offline data bill',
  'offlineData.choose': 'Choose',
  'offlineData.month': 'Month',
  'offlineData.days': '{count, plural, one {# day} other {# days}} with recordings',
  'offlineData.figures': 'Figures of the month',
  'offlineData.figures.failed': 'The figures of the month could not be loaded',
  'offlineData.total': 'Total recordings',
  'offlineData.total.note':
    'Recordings of this business whose calls began in the month and that were submitted after the call.',
  'offlineData.duration.total': 'Total skill duration',
  'offlineData.duration.note': 'The seconds that skills worked on these recordings, added up.',
  'offlineData.detail': 'Details',
  'offlineData.detail.of': 'Details of {day}',
  'offlineData.detail.note':
    'Details lists the recordings of all businesses of that day. Choose the business there to see those counted here.',
  'offlineData.failed': 'The days could not be loaded',
  'offlineData.none': 'No recordings in {month}',
  'offlineData.none.text': 'Nothing was submitted after a call of this month. Choose another month.',
  'offlineData.noBusiness': 'No business selected',
  'offlineData.noBusiness.text': 'Recordings are counted for one business. Choose one and inquire.',
}

const zh: Readonly<Record<keyof typeof en, string>> = {
  offlineData: '离线数据账单',
  'offlineData.choose': '请选择',
  'offlineData.month': '月份',
  'offlineData.days': '{count} 天有录音',
  'offlineData.figures': '当月数据',
  'offlineData.figures.failed': '当月数据加载失败',
  'offlineData.total': '录音总数',
  'offlineData.total.note': '该业务在当月通话并于通话后提交的录音数量。',
  'offlineData.duration.total': '技能总时长',
  'offlineData.duration.note': '技能处理这些录音的秒数之和。',
  'offlineData.detail': '详情',
  'offlineData.detail.of': '{day} 的详情',
  'offlineData.detail.note': '详情列出当日所有业务的录音，可在其中选择业务以查看此处统计的录音。',
  'offlineData.failed': '每日数据加载失败',
  'offlineData.none': '{month} 没有录音',
  'offlineData.none.text': '该月没有通话后提交的录音，请选择其他月份。',
  'offlineData.noBusiness': '未选择业务',
  'offlineData.noBusiness.text': '录音按单个业务统计，请选择业务后查询。',
}

/** They load with the page. */
export const texts = { en: { ...heads.en, ...en }, zh: { ...heads.zh, ...zh } }
