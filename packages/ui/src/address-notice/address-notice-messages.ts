const en = {
  'address.malformed': '“{name}={value}” in the address was not understood and is ignored.',
  'address.unknown': '“{name}” in the address is no filter of this page and is ignored.',
  'address.tooLong': '“{name}” in the address is too long and is ignored.',
  'address.more': 'And {count} more.',
  'address.clear': 'Clean the address',
}

const zh: Readonly<Record<keyof typeof en, string>> = {
  'address.malformed': '地址中的“{name}={value}”无法识别，已忽略。',
  'address.unknown': '地址中的“{name}”不是此页的筛选条件，已忽略。',
  'address.tooLong': '地址中的“{name}”过长，已忽略。',
  'address.more': '另有 {count} 项。',
  'address.clear': '清理地址',
}

/** For applications with pages that report malformed addresses. */
export const addressNoticeMessages = { en, zh }
