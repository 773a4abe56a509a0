import type { Text } from '../../../platform/messages/text.ts'

export const voiceTexts = {
  nameTaken: { en: 'Another category has this name.', zh: '已有同名分类。' },
  tooMany: {
    en: 'There are as many categories as there can be. Delete one that is not needed.',
    zh: '分类数量已达上限，请先删除不需要的分类。',
  },
  notEmpty: {
    en: 'Samples are in the category. Delete them first.',
    zh: '该分类下还有语料，请先删除语料。',
  },
  notConsistent: {
    en: 'Only the voice of a consistent record can become a sample.',
    zh: '只有核验结果为一致的记录才能添加到分类。',
  },
  notChecked: {
    en: 'The record has not been checked: there is no result to set.',
    zh: '该记录尚未核验，没有可修正的结果。',
  },
  reasonMissing: {
    en: 'Say why the record is consistent although the check found no match.',
    zh: '核验未匹配，请填写设为一致的原因。',
  },
  voiceGone: {
    en: 'The recording has been deleted, so its voice cannot be stored any more.',
    zh: '录音已被删除，无法再保存其声音。',
  },
  voiceUnusable: {
    en: 'The recording cannot be used as a sample: it has too little speech, or it cannot be read.',
    zh: '该录音无法用作语料：有效语音过短或无法读取。',
  },
  busy: {
    en: 'Several voices are being stored already. Try again in a moment.',
    zh: '正在保存其他声音，请稍后再试。',
  },
  linkEnded: {
    en: 'This address has ended. Play the voice from its page again.',
    zh: '该地址已失效，请在页面上重新播放。',
  },
  soundGone: { en: 'The sound has been deleted.', zh: '该音频已被删除。' },
} satisfies Record<string, Text>
