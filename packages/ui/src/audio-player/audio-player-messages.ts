const en = {
  'player.play': 'Play',
  'player.pause': 'Pause',
  'player.seek': 'Position',
  'player.time': '{at} of {length}',
  'player.speed': 'Speed',
  'player.noWaveform': 'No waveform can be drawn of this sound.',
  'player.tooLongToDraw': 'Too long for a waveform.',
  'player.failed': 'Playback failed. Check that the file has not expired or been deleted.',
  'player.broken.network': 'The connection broke off.',
  'player.broken.decode': 'This browser cannot decode the sound.',
  'player.broken.source': 'The sound cannot be loaded, or is of a kind that this browser cannot play.',
}

const zh: Record<keyof typeof en, string> = {
  'player.play': '播放',
  'player.pause': '暂停',
  'player.seek': '播放位置',
  'player.time': '{at} / {length}',
  'player.speed': '倍速',
  'player.noWaveform': '无法绘制该音频的波形。',
  'player.tooLongToDraw': '音频过长，不绘制波形。',
  'player.failed': '播放失败，请确认文件未过期或未被删除。',
  'player.broken.network': '连接已中断。',
  'player.broken.decode': '浏览器无法解码该音频。',
  'player.broken.source': '音频无法加载，或浏览器不支持该格式。',
}

/** Spread into the messages of an app that has players; the rest loads none of them. */
export const audioPlayerMessages = { en, zh }
