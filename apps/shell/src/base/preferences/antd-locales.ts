import zhCN from 'antd/locale/zh_CN'

/** antd's own texts, such as those of empty selects. English is its default: the kit has it already. */
export const antdLocales = { en: { locale: 'en' }, zh: zhCN } as const
