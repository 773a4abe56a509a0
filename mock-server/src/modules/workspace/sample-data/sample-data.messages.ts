import type { Text } from '../../../platform/messages/text.ts'

export const sampleTexts = {
  ownFacts: {
    en: 'Your call platform reports already. Sample data would mix with your own figures.',
    zh: '通话平台已开始上报，示例数据会与您的真实数据混在一起，无法添加。',
  },
  noSeats: {
    en: 'Sample data needs an organisation and an enabled seat with a business. Make one first.',
    zh: '添加示例数据需要组织架构，以及一名已启用且已设置业务的坐席，请先创建。',
  },
  worksForOthers: {
    en: 'A business works for a project, whose owner would see the sample. Sample data cannot be added.',
    zh: '已有业务服务于项目，项目方会看到示例数据，因此无法添加。',
  },
} satisfies Record<string, Text>
