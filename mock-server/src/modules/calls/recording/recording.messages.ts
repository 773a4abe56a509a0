import { recording } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

const MEGABYTES = recording.MAX_RECORDING_BYTES / 1024 / 1024

export const recordingTexts = {
  unknownCall: {
    en: 'The company has no such call, or its beginning has not arrived yet.',
    zh: '企业没有此通话，或通话的开始事件尚未到达。',
  },
  notSound: {
    en: `The bytes are no sound of these kinds: ${recording.RECORDING_TYPES.join(', ')}.`,
    zh: `内容不是以下类型的音频：${recording.RECORDING_TYPES.join('、')}。`,
  },
  wrongType: {
    en: `Send the sound itself, with one of these as Content-Type: ${recording.RECORDING_TYPES.join(', ')}.`,
    zh: `请直接发送音频，Content-Type 须为：${recording.RECORDING_TYPES.join('、')}。`,
  },
  cutOff: {
    en: 'The sound ends before the length that it says it has. Send it again, whole.',
    zh: '音频未达到其声明的长度，请重新完整发送。',
  },
  notCompared: {
    en: 'Voices are checked in this company, and this kind of sound cannot be: send WAV (PCM, A-law or µ-law; one or two channels; 8,000 to 48,000 samples a second), MP3, or Opus in OGG or WebM.',
    zh: '企业已开启声纹核验，而此类音频无法核验。请发送 WAV（PCM、A-law 或 µ-law，一或两个声道，采样率 8,000 至 48,000）、MP3，或 OGG、WebM 中的 Opus。',
  },
  tooLarge: {
    en: `A recording has at most ${MEGABYTES} MB.`,
    zh: `录音最大 ${MEGABYTES} MB。`,
  },
  apartFromCall: {
    en: 'The recording begins more than a day before or after its call.',
    zh: '录音的开始时间与通话相差超过一天。',
  },
  otherRecording: {
    en: 'This call has another recording already.',
    zh: '该通话已有其他录音。',
  },
  gone: {
    en: 'There is no recording of this call any more.',
    zh: '该通话的录音已不存在。',
  },
  linkEnded: {
    en: 'This address has ended. Play the recording from its page again.',
    zh: '该地址已失效，请在页面上重新播放。',
  },
} satisfies Record<string, Text>
