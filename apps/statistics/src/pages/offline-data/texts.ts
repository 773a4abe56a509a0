import { headTexts, billColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts(
  headTexts({
    'offlineData.day': billColumns.day,
    'offlineData.count': billColumns.recordings,
    'offlineData.duration': billColumns.skillDuration,
  }),
  {
    offlineData: ['Offline data bill', '离线数据账单'],
    'offlineData.choose': ['Choose', '请选择'],
    'offlineData.month': ['Month', '月份'],
    'offlineData.days': ['{count, plural, one {# day} other {# days}} with recordings', '{count} 天有录音'],
    'offlineData.figures': ['Figures of the month', '当月数据'],
    'offlineData.figures.failed': ['The figures of the month could not be loaded', '当月数据加载失败'],
    'offlineData.total': ['Total recordings', '录音总数'],
    'offlineData.total.note': [
      'Recordings of this business whose calls began in the month and that were submitted after the call.',
      '该业务在当月通话并于通话后提交的录音数量。',
    ],
    'offlineData.duration.total': ['Total skill duration', '技能总时长'],
    'offlineData.duration.total.note': [
      'The seconds that skills worked on these recordings, added up.',
      '技能处理这些录音的秒数之和。',
    ],
    'offlineData.detail': ['Details', '详情'],
    'offlineData.detail.of': ['Details of {day}', '{day} 的详情'],
    'offlineData.detail.note': [
      'Details lists the recordings of all businesses of that day. Choose the business there to see those counted here.',
      '详情列出当日所有业务的录音，可在其中选择业务以查看此处统计的录音。',
    ],
    'offlineData.failed': ['The days could not be loaded', '每日数据加载失败'],
    'offlineData.none': ['No recordings in {month}', '{month} 没有录音'],
    'offlineData.none.text': [
      'Nothing was submitted after a call of this month. Choose another month.',
      '该月没有通话后提交的录音，请选择其他月份。',
    ],
    'offlineData.none.before': ['Show {month}', '查看 {month}'],
    'offlineData.noBusiness': ['No business selected', '未选择业务'],
    'offlineData.noBusiness.text': [
      'Recordings are counted for one business. Choose one and inquire.',
      '录音按单个业务统计，请选择业务后查询。',
    ],
  },
)
