import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  'offline.count': ['{count, plural, one {# recording} other {# recordings}}', '共 {count, number} 条录音'],
  'offline.title': ['Offline recordings', '离线录音'],
  'offline.day': ['Day', '日期'],
  'offline.recordedAt': ['Recorded', '录音时间'],
  'offline.recording': ['Recording', '录音编号'],
  'offline.length': ['Length', '时长'],
  'offline.noAudio': [
    'The platform reports when a recording was made and how long it is. The recording itself is not stored here.',
    '平台上报录音的时间与时长，录音文件不保存在此处。',
  ],
  'offline.failed': ['The recordings could not be loaded', '录音加载失败'],
  'offline.empty': ['No recordings', '暂无录音'],
  'offline.emptyDay': ['No recordings on this day', '当天没有录音'],
  'offline.empty.text': ['Recordings come from the platform after the calls.', '录音由平台在通话后上报。'],
})
