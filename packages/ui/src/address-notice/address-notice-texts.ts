import { defineTexts } from '../texts/define-texts.ts'

/** For applications with pages that report malformed addresses. */
export const addressNoticeTexts = defineTexts({
  'address.malformed': [
    '“{name}={value}” in the address was not understood and is ignored.',
    '地址中的“{name}={value}”无法识别，已忽略。',
  ],
  'address.unknown': [
    '“{name}” in the address is no filter of this page and is ignored.',
    '地址中的“{name}”不是此页的筛选条件，已忽略。',
  ],
  'address.tooLong': [
    '“{name}” in the address is too long and is ignored.',
    '地址中的“{name}”过长，已忽略。',
  ],
  'address.more': ['And {count} more.', '另有 {count} 项。'],
  'address.clear': ['Clean the address', '清理地址'],
})
