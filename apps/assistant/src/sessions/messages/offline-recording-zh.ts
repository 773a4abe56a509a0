import type { offlineRecordingEn } from './offline-recording-en.ts'

export const offlineRecordingZh: Record<keyof typeof offlineRecordingEn, string> = {
  'offline.title': '离线录音',
  'offline.day': '日期',
  'offline.recordedAt': '录音时间',
  'offline.recording': '录音编号',
  'offline.length': '时长',
  'offline.noAudio': '平台上报录音的时间与时长，录音文件不保存在此处。',
  'offline.failed': '录音加载失败',
  'offline.empty': '暂无录音',
  'offline.emptyDay': '当天没有录音',
  'offline.empty.text': '录音由平台在通话后上报。',
}
