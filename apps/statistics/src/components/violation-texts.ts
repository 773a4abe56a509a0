const en = {
  'stat.levels.summary': '{title}: {count, plural, one {# violation} other {# violations}}.',
  'stat.rule': 'Rule',
  'stat.rule.of': '{name} ({business})',
  'stat.rule.several': 'Several businesses have a rule “{name}”. Choose one business to see its sessions.',
  'stat.violationsByLevel': 'Violations by level',
  'stat.rules': 'Rules most violated',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.levels.summary': '{title}：{count, number} 次违规。',
  'stat.rule': '规则',
  'stat.rule.of': '{name}（业务：{business}）',
  'stat.rule.several': '多个业务都有规则“{name}”，请先选择一个业务再查看会话。',
  'stat.violationsByLevel': '各等级违规',
  'stat.rules': '违规最多的规则',
}

/** Texts of charts and columns of violations. They load with the pages that have them. */
export const violationTexts = { en, zh }
