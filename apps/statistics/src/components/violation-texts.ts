import { defineTexts } from '@console/ui/texts'

/** Texts of charts and columns of violations. They load with the pages that have them. */
export const violationTexts = defineTexts({
  'stat.levels.summary': [
    '{title}: {count, plural, one {# violation} other {# violations}}.',
    '{title}：{count, number} 次违规。',
  ],
  'stat.rule': ['Rule', '规则'],
  'stat.rule.of': ['{name} ({business})', '{name}（业务：{business}）'],
  'stat.rule.several': [
    'Several businesses have a rule “{name}”. Choose one business to see its sessions.',
    '多个业务都有规则“{name}”，请先选择一个业务再查看会话。',
  ],
  'stat.violationsByLevel': ['Violations by level', '各等级违规'],
  'stat.level': ['Level', '等级'],
  'stat.rules': ['Rules most violated', '违规最多的规则'],
})
