import { addressNoticeTexts } from '@console/ui/address-notice-texts'
import { audioPlayerTexts } from '@console/ui/audio-player-texts'
import { formTexts } from '@console/ui/form-texts'
import { defineFirstTexts } from '@console/ui/texts'
import { uiTexts } from '@console/ui/ui-texts'
import { aboutTexts } from './about-texts.ts'
import { sampleTexts } from './sample-texts.ts'
import { stateTexts } from './state-texts.ts'

export const galleryTexts = defineFirstTexts(
  uiTexts,
  formTexts,
  audioPlayerTexts,
  addressNoticeTexts,
  aboutTexts,
  sampleTexts,
  stateTexts,
  {
    'gallery.title': ['Components', '组件'],
    'gallery.intro': [
      'Every component of the console in its states. All data on this page is made up.',
      '控制台的全部组件及其状态。本页数据均为示例。',
    ],
    'gallery.theme': ['Theme', '主题'],
    'gallery.theme.light': ['Light', '浅色'],
    'gallery.theme.dark': ['Dark', '深色'],
    'gallery.language': ['Language', '语言'],
    'gallery.language.en': ['English', '英文'],
    'gallery.language.zh': ['Chinese', '中文'],
    'gallery.find': ['Find a component', '查找组件'],
    'gallery.none': ['No component has this name.', '没有此名称的组件。'],
    'gallery.list': ['List of components', '组件列表'],
    'gallery.group.page': ['Lists and pages', '列表与页面'],
    'gallery.group.band': ['Filters', '筛选'],
    'gallery.group.form': ['Forms', '表单'],
    'gallery.group.dialog': ['Dialogs and drawers', '弹窗与抽屉'],
    'gallery.group.state': ['States of a page', '页面状态'],
    'gallery.group.chart': ['Charts and figures', '图表与数据'],
    'gallery.group.text': ['Words, marks and sounds', '文字、标记与音频'],
  },
)
