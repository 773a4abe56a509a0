import { defineTexts } from '@console/ui/texts'

/** For applications or pages with lists whose columns can be chosen. */
export const columnTexts = defineTexts({
  'columns.open': ['Columns', '列设置'],
  'columns.show': ['Show {name}', '显示{name}'],
  'columns.up': ['Move {name} up', '上移{name}'],
  'columns.down': ['Move {name} down', '下移{name}'],
  'columns.last': ['One column remains.', '至少保留一列。'],
  'columns.reset': ['Restore defaults', '恢复默认'],
})
