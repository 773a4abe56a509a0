import { savedView } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

export const savedViewTexts = {
  nameTaken: {
    en: 'A view of this page has this name already. Choose another name, or replace that view.',
    zh: '该页面已有同名视图，请换一个名称，或替换原视图。',
  },
  nameTakenByOther: {
    en: 'Another view of this page has this name. Choose another one.',
    zh: '该页面的另一个视图已使用此名称，请换一个。',
  },
  tooManyOfPage: {
    en: `A page can have ${savedView.MAX_VIEWS_PER_PAGE} views. Delete one that is no longer used first.`,
    zh: `每个页面最多 ${savedView.MAX_VIEWS_PER_PAGE} 个视图，请先删除不再使用的视图。`,
  },
  tooMany: {
    en: `There can be ${savedView.MAX_VIEWS} views on all pages together. Delete one that is no longer used first.`,
    zh: `所有页面合计最多 ${savedView.MAX_VIEWS} 个视图，请先删除不再使用的视图。`,
  },
} satisfies Record<string, Text>
