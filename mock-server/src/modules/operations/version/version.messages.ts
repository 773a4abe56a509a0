import { appVersion } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE

export const versionTexts = {
  taken: {
    en: 'The platform has this version already.',
    zh: '该平台已有此版本。',
  },
  changed: {
    en: 'Somebody else has changed this version meanwhile. The list shows how it is now.',
    zh: '此版本已被他人修改，列表已显示最新内容。',
  },
  keyChanged: {
    en: 'Somebody else has changed the key meanwhile. The dialog shows how it is now.',
    zh: '更新密钥已被他人更改，对话框已显示最新内容。',
  },
  releasedStays: {
    en: 'A released version cannot be changed, but for more clients that get it.',
    zh: '已发布的版本不能修改，只能扩大推送范围。',
  },
  removedStays: {
    en: 'A removed version cannot be changed. Release it again, or add a new one.',
    zh: '已下架的版本不能修改，请重新发布或新增版本。',
  },
  releasedInUse: {
    en: 'A released version cannot be deleted. Remove it first.',
    zh: '已发布的版本不能删除，请先下架。',
  },
  notReleased: {
    en: 'Only a released version can be removed.',
    zh: '只有已发布的版本可以下架。',
  },
  everybodyAlready: {
    en: 'Everybody gets this version already.',
    zh: '此版本已推送给所有用户。',
  },
  unknownPackage: { en: 'Upload the package again.', zh: '请重新上传安装包。' },
  otherPlatform: {
    en: 'The package is for the other platform.',
    zh: '安装包属于另一平台。',
  },
  tooManyUpdates: {
    en: 'Too many requests for updates from this address. Try again later.',
    zh: '此地址的更新请求过多，请稍后再试。',
  },
  packageGone: { en: 'The package is no longer there.', zh: '安装包已不存在。' },
} as const satisfies Record<string, Text>

/** Includes the current value, so that nobody has to look it up. */
export function onlyMoreText(percent: number): Text {
  return {
    en: `The percentage of a released version can only be raised. It is ${percent}% now.`,
    zh: `已发布版本的推送比例只能调高，当前为 ${percent}%。`,
  }
}

export function releasedAlreadyText(by: string | null): Text {
  return by === null
    ? { en: 'This version has been released already.', zh: '此版本已发布。' }
    : { en: `${by} has released this version already.`, zh: `${by} 已发布此版本。` }
}

/** Why a package is refused, by the name of its code. */
export const packageTexts = {
  noPackage: { en: 'Choose a package.', zh: '请选择安装包。' },
  emptyPackage: { en: 'The package is empty.', zh: '安装包为空。' },
  notPackage: {
    en: 'This is no package: choose an .apk or .ipa file.',
    zh: '文件不是安装包，请选择 .apk 或 .ipa 文件。',
  },
  packageTooLarge: {
    en: `A package cannot exceed ${appVersion.MAX_PACKAGE_BYTES / MEGABYTE}MB.`,
    zh: `安装包不能超过 ${appVersion.MAX_PACKAGE_BYTES / MEGABYTE}MB。`,
  },
  packageCutOff: {
    en: 'The package did not arrive whole. Send it again.',
    zh: '安装包未完整上传，请重试。',
  },
  tooManyPackages: {
    en: `Your company has uploaded ${appVersion.MAX_UNUSED_PACKAGE_BYTES / GIGABYTE}GB of packages that no version has. Save those versions first, or try again tomorrow.`,
    zh: `贵公司已上传 ${appVersion.MAX_UNUSED_PACKAGE_BYTES / GIGABYTE}GB 未用于任何版本的安装包，请先保存版本，或明天再试。`,
  },
} as const satisfies Record<keyof typeof appVersion.PACKAGE_REFUSALS, Text>
