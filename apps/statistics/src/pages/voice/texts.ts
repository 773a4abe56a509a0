import { headTexts, statColumns } from '@console/contracts'
import { callTexts } from '../../components/call-texts.ts'
import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'

const heads = headTexts({
  'stat.voice.talkTime': statColumns.talkTime,
  'stat.voice.average': statColumns.averageTalk,
})

const en = {
  'stat.voice': 'Voice analytics',
  'stat.voice.tab.figures': 'Calls',
  'stat.voice.tab.insights': 'Insights',
  'stat.voice.tab.sentiments': 'Sentiments',
  'stat.voice.talkTime.note': 'Time talked in all calls of this range, outbound and inbound.',
  'stat.voice.average.note': 'Talk time divided by answered calls, both outbound and inbound.',
  'stat.voice.calls': 'Calls',
  'stat.voice.rank': 'Talk time by organisation, minutes',
  'stat.voice.rank.people': 'Talk time by person, minutes',
  'stat.voice.labels': 'Labels found',
  'stat.voice.labels.newest': 'The newest {count} of {total, number} labels',
  'stat.voice.label': 'Label',
  'stat.sample.note': 'Sample data: these teams and figures are invented.',
  'stat.sample.file.insights': 'Download insights (PDF)',
  'stat.sample.file.sentiments': 'Download sentiments (PDF)',
  'stat.sample.team': 'Team',
  'stat.sample.teams.insights': 'How teams speak',
  'stat.sample.teams.sentiments': 'How customers feel',
  'stat.sample.times.insights': 'Calls with long pauses',
  'stat.sample.times.sentiments': 'Calls that turned negative',
  'stat.sample.calls': 'Calls',
  'stat.sample.calls.count': '{count, plural, one {# call} other {# calls}}',
  'stat.sample.pace': 'Words a minute by team',
  'stat.sample.wordsPerMinute': 'Words a minute',
  'stat.sample.silence': 'Silence',
  'stat.sample.interruptions': 'Interruptions a call',
  'stat.sample.feelings': 'Sentiments by team',
  'stat.sample.feelings.summary': 'Positive, neutral and negative parts of the calls of each team.',
  'stat.sample.positive': 'Positive',
  'stat.sample.neutral': 'Neutral',
  'stat.sample.negative': 'Negative',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.voice': '语音分析',
  'stat.voice.tab.figures': '通话',
  'stat.voice.tab.insights': '洞察',
  'stat.voice.tab.sentiments': '情绪',
  'stat.voice.talkTime.note': '该范围内所有通话（呼出与呼入）的时长。',
  'stat.voice.average.note': '通话时长 ÷ 接通的通话数（呼出与呼入）。',
  'stat.voice.calls': '通话量',
  'stat.voice.rank': '各组织通话时长（分钟）',
  'stat.voice.rank.people': '各人员通话时长（分钟）',
  'stat.voice.labels': '命中的标签',
  'stat.voice.labels.newest': '最新的 {count} 个标签，共 {total, number} 个',
  'stat.voice.label': '标签',
  'stat.sample.note': '示例数据：这些团队与数值均为虚构。',
  'stat.sample.file.insights': '下载洞察（PDF）',
  'stat.sample.file.sentiments': '下载情绪（PDF）',
  'stat.sample.team': '团队',
  'stat.sample.teams.insights': '团队的表达',
  'stat.sample.teams.sentiments': '客户的情绪',
  'stat.sample.times.insights': '停顿较长的通话',
  'stat.sample.times.sentiments': '情绪转负的通话',
  'stat.sample.calls': '通话数',
  'stat.sample.calls.count': '{count, number} 通',
  'stat.sample.pace': '各团队每分钟字数',
  'stat.sample.wordsPerMinute': '每分钟字数',
  'stat.sample.silence': '静默',
  'stat.sample.interruptions': '每通打断',
  'stat.sample.feelings': '各团队情绪',
  'stat.sample.feelings.summary': '各团队通话中正面、中性、负面的占比。',
  'stat.sample.positive': '正面',
  'stat.sample.neutral': '中性',
  'stat.sample.negative': '负面',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...countTexts.en, ...callTexts.en, ...heads.en, ...en },
  zh: { ...figureTexts.zh, ...countTexts.zh, ...callTexts.zh, ...heads.zh, ...zh },
}
