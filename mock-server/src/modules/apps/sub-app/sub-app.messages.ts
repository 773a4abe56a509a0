import { subApp } from '@console/contracts'
import type { LocalAddressProblem } from '../../../access/local-address.ts'
import type { Text } from '../../../platform/messages/text.ts'

export const subAppTexts = {
  moduleTaken: { en: 'This module name is taken. Choose another.', zh: '该模块名已被占用，请更换。' },
  tooManyApps: {
    en: `The console can have ${subApp.MAX_APPS} registered apps.`,
    zh: `最多可注册 ${subApp.MAX_APPS} 个应用。`,
  },
  notReady: {
    en: 'The files of this version are not there yet. Wait until it is ready.',
    zh: '该版本的文件尚未就绪，请稍候。',
  },
  notReleased: {
    en: 'Your company does not have this version. Reload the page to see the present one.',
    zh: '贵公司未使用该版本，请刷新页面查看当前版本。',
  },
  alreadyCurrent: { en: 'They have this set already.', zh: '对方已在使用该发布集。' },
  ownApp: {
    en: 'This app is part of the console: its versions come with the builds of the console.',
    zh: '该应用随控制台一同构建，版本由控制台发布决定。',
  },
  neededHere: {
    en: 'This app cannot be switched off: it has the page of apps, on which it would be switched on again.',
    zh: '该应用不能停用：应用管理页面由它提供，停用后将无法重新启用。',
  },
  filesRemoved: {
    en: 'A version of this set has been removed, so that the set cannot be released again.',
    zh: '该发布集中有版本已被移除，无法再次发布。',
  },
  inUse: {
    en: 'Companies run this app. Take it out of the set that they run first.',
    zh: '该应用仍在使用中，请先从企业使用的发布集中移出。',
  },
  fieldGone: {
    en: 'This field is not there any more: its app was changed or switched off. Reload the page.',
    zh: '该字段已不存在：所属应用已变更或停用，请刷新页面。',
  },
  fileGone: { en: 'The app has no such file.', zh: '应用中没有该文件。' },
} as const satisfies Record<string, Text>

export function unknownPermissionText(name: string): Text {
  return { en: `This console has no "${name}".`, zh: `控制台中没有“${name}”。` }
}

export function unknownCompanyText(code: string): Text {
  return { en: `No company has the code "${code}".`, zh: `没有编码为“${code}”的企业。` }
}

export function percentLoweredText(percent: number): Text {
  return {
    en: `The percentage can only be raised; it is ${percent}% now. To take the set back, release the former one.`,
    zh: `比例只能调高，当前为 ${percent}%。如需撤回，请重新发布之前的发布集。`,
  }
}

/** Reasons why an address is none of a local page. */
export const localAddressTexts = {
  notAnAddress: { en: 'This is no address.', zh: '不是有效的地址。' },
  scheme: { en: 'The address has to begin with http://.', zh: '地址必须以 http:// 开头。' },
  credentials: { en: 'The address must have no user name or password.', zh: '地址不能包含用户名或密码。' },
  host: {
    en: 'Only localhost and 127.0.0.1 are allowed, or what a setting of the server allows.',
    zh: '仅允许 localhost 和 127.0.0.1，或服务器设置所允许的地址。',
  },
  port: { en: 'The address has to name a port.', zh: '地址必须包含端口。' },
  query: { en: 'The address must have no query.', zh: '地址不能包含查询参数。' },
  ownOrigin: { en: 'This is the address of the console itself.', zh: '这是控制台自身的地址。' },
} as const satisfies Record<LocalAddressProblem | 'ownOrigin', Text>

const MEGABYTE = 1024 * 1024

export const archiveTexts = {
  noArchive: { en: 'Choose a zip archive.', zh: '请选择 zip 压缩包。' },
  archiveTooLarge: {
    en: `An archive cannot exceed ${subApp.MAX_ARCHIVE_BYTES / MEGABYTE}MB.`,
    zh: `压缩包不能超过 ${subApp.MAX_ARCHIVE_BYTES / MEGABYTE}MB。`,
  },
  archiveCutOff: { en: 'The archive did not arrive whole. Send it again.', zh: '压缩包未完整上传，请重试。' },
  notWaiting: { en: 'This version has its files already.', zh: '该版本已有文件。' },
} as const satisfies Record<string, Text>

/** Why a back end gave no answer. */
export const backEndTexts = {
  unknownHost: { en: 'The host of the back end has no address.', zh: '无法解析后端主机地址。' },
  privateAddress: {
    en: 'The host of the back end is inside the private network, which the settings do not allow.',
    zh: '后端主机位于内网，当前设置不允许访问。',
  },
  unreachable: { en: 'The back end does not answer.', zh: '后端无响应。' },
  redirected: { en: 'The back end leads to another address.', zh: '后端重定向到了其他地址。' },
  slow: { en: 'The back end did not answer in time.', zh: '后端响应超时。' },
  tooMany: { en: 'The app sends too many requests at once.', zh: '该应用同时发送的请求过多。' },
} as const satisfies Record<string, Text>
