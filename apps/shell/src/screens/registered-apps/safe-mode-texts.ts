import { defineTexts } from '@console/ui/texts'

export const safeModeTexts = defineTexts({
  'safeMode.on': ['Safe mode: apps of other teams do not run.', '安全模式：不运行其他团队的应用。'],
  'safeMode.leave': ['Leave safe mode', '退出安全模式'],
})
