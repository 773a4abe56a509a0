import type { Language } from '@console/contracts'

type ExportText = 'linkFailed' | 'fileReady' | 'openFile'

/** Texts of an export without a tray; the first is the customer's own text. */
export const documentedExportTexts: Record<Language, Record<ExportText, string>> = {
  en: {
    linkFailed: 'Get export link failed',
    fileReady: 'The file is ready',
    openFile: 'Open the file',
  },
  zh: {
    linkFailed: '获取导出链接失败',
    fileReady: '文件已生成',
    openFile: '打开文件',
  },
}
