import { defineTexts } from '../texts/define-texts.ts'

/** Spread into the messages of an app that has players; the rest loads none of them. */
export const audioPlayerTexts = defineTexts({
  'player.play': ['Play', '播放'],
  'player.pause': ['Pause', '暂停'],
  'player.seek': ['Position', '播放位置'],
  'player.time': ['{at} of {length}', '{at} / {length}'],
  'player.speed': ['Speed', '倍速'],
  'player.noWaveform': ['No waveform can be drawn of this sound.', '无法绘制该音频的波形。'],
  'player.tooLongToDraw': ['Too long for a waveform.', '音频过长，不绘制波形。'],
  'player.failed': [
    'Playback failed. Check that the file has not expired or been deleted.',
    '播放失败，请确认文件未过期或未被删除。',
  ],
  'player.broken.network': ['The connection broke off.', '连接已中断。'],
  'player.broken.decode': ['This browser cannot decode the sound.', '浏览器无法解码该音频。'],
  'player.broken.source': [
    'The sound cannot be loaded, or is of a kind that this browser cannot play.',
    '音频无法加载，或浏览器不支持该格式。',
  ],
})
