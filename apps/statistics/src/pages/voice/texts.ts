import { headTexts, statColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'
import { callTexts } from '../../components/call-texts.ts'
import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'

export const texts = defineTexts(
  figureTexts,
  countTexts,
  callTexts,
  headTexts({
    'stat.voice.talkTime': statColumns.talkTime,
    'stat.voice.average': statColumns.averageTalk,
  }),
  {
    'stat.voice': ['Voice analytics', '语音分析'],
    'stat.voice.tab.figures': ['Calls', '通话'],
    'stat.voice.tab.insights': ['Insights', '洞察'],
    'stat.voice.tab.sentiments': ['Sentiments', '情绪'],
    'stat.voice.talkTime.note': [
      'Time talked in all calls of this range, outbound and inbound.',
      '该范围内所有通话（呼出与呼入）的时长。',
    ],
    'stat.voice.average.note': [
      'Talk time divided by answered calls, both outbound and inbound.',
      '通话时长 ÷ 接通的通话数（呼出与呼入）。',
    ],
    'stat.voice.calls': ['Calls', '通话量'],
    'stat.voice.rank': ['Talk time by organisation, minutes', '各组织通话时长（分钟）'],
    'stat.voice.rank.people': ['Talk time by person, minutes', '各人员通话时长（分钟）'],
    'stat.voice.labels': ['Labels found', '命中的标签'],
    'stat.voice.labels.newest': [
      'The newest {count} of {total, number} labels',
      '最新的 {count} 个标签，共 {total, number} 个',
    ],
    'stat.voice.label': ['Label', '标签'],
    'stat.sample.note': [
      'Sample data: these teams and figures are invented.',
      '示例数据：这些团队与数值均为虚构。',
    ],
    'stat.sample.file.insights': ['Download insights (PDF)', '下载洞察（PDF）'],
    'stat.sample.file.sentiments': ['Download sentiments (PDF)', '下载情绪（PDF）'],
    'stat.sample.team': ['Team', '团队'],
    'stat.sample.teams.insights': ['How teams speak', '团队的表达'],
    'stat.sample.teams.sentiments': ['How customers feel', '客户的情绪'],
    'stat.sample.times.insights': ['Calls with long pauses', '停顿较长的通话'],
    'stat.sample.times.sentiments': ['Calls that turned negative', '情绪转负的通话'],
    'stat.sample.calls': ['Calls', '通话数'],
    'stat.sample.calls.count': ['{count, plural, one {# call} other {# calls}}', '{count, number} 通'],
    'stat.sample.pace': ['Words a minute by team', '各团队每分钟字数'],
    'stat.sample.wordsPerMinute': ['Words a minute', '每分钟字数'],
    'stat.sample.silence': ['Silence', '静默'],
    'stat.sample.interruptions': ['Interruptions a call', '每通打断'],
    'stat.sample.feelings': ['Sentiments by team', '各团队情绪'],
    'stat.sample.feelings.summary': [
      'Positive, neutral and negative parts of the calls of each team.',
      '各团队通话中正面、中性、负面的占比。',
    ],
    'stat.sample.positive': ['Positive', '正面'],
    'stat.sample.neutral': ['Neutral', '中性'],
    'stat.sample.negative': ['Negative', '负面'],
  },
)
