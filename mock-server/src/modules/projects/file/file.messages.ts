import { projectFile } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

const MEGABYTE = 1024 * 1024
const UNUSED_GIGABYTES = projectFile.MAX_UNUSED_BYTES / 1024 / MEGABYTE

/** Why a file is refused, by the name of its code. */
export const fileTexts = {
  emptyFile: { en: 'The file is empty.', zh: '文件为空。' },
  program: { en: 'Programs are not taken.', zh: '不接受可执行程序。' },
  otherThanNamed: { en: 'The file is not what its name says.', zh: '文件内容与其名称不符。' },
  tooLarge: {
    en: `File size cannot exceed ${projectFile.MAX_FILE_BYTES / MEGABYTE}MB`,
    zh: `文件大小不能超过 ${projectFile.MAX_FILE_BYTES / MEGABYTE}MB`,
  },
  cutOff: { en: 'The file did not arrive whole. Send it again.', zh: '文件未完整上传，请重试。' },
  noFile: { en: 'Choose a file.', zh: '请选择文件。' },
  tooMuchUnused: {
    en: `Your company has uploaded ${UNUSED_GIGABYTES}GB of files that no application or report uses yet. Send those first, or try again tomorrow.`,
    zh: `贵公司已上传 ${UNUSED_GIGABYTES}GB 尚未用于申请或报告的文件，请先提交申请或报告，或明天再试。`,
  },
  fileGone: { en: 'The file is no longer there.', zh: '文件已不存在。' },
} as const satisfies Record<string, Text>
