const en = {
  'columns.open': 'Columns',
  'columns.show': 'Show {name}',
  'columns.up': 'Move {name} up',
  'columns.down': 'Move {name} down',
  'columns.last': 'One column remains.',
  'columns.reset': 'Restore defaults',
}

const zh: Readonly<Record<keyof typeof en, string>> = {
  'columns.open': '列设置',
  'columns.show': '显示{name}',
  'columns.up': '上移{name}',
  'columns.down': '下移{name}',
  'columns.last': '至少保留一列。',
  'columns.reset': '恢复默认',
}

/** For applications or pages with lists whose columns can be chosen. */
export const columnMessages = { en, zh }
