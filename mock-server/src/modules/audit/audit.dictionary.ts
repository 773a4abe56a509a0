import type { Language, audit } from '@console/contracts'
import type { Text } from '../../messages/text.ts'
import type { StoredRecord } from './audit.store.ts'

type ModuleNames = Text & { opTypes: Readonly<Record<string, Text>> }

/** Every operation that the server records, by module; a test fails when one is recorded that stands not here. */
const modules: Readonly<Record<string, ModuleNames>> = {
  session: {
    en: 'Sign-in',
    zh: '登录',
    opTypes: {
      'session.signIn': { en: 'Sign in', zh: '登录' },
      'session.signInFailed': { en: 'Failed sign-in', zh: '登录失败' },
      'session.signOut': { en: 'Sign out', zh: '退出登录' },
      'session.changePassword': { en: 'Change password', zh: '修改密码' },
    },
  },
  access: {
    en: 'Access',
    zh: '访问控制',
    opTypes: { 'access.refused': { en: 'Refused: no permission', zh: '拒绝：无权限' } },
  },
  audit: {
    en: 'Audit log',
    zh: '审计日志',
    opTypes: { 'audit.export': { en: 'Export audit log', zh: '导出审计日志' } },
  },
  export: {
    en: 'Exports',
    zh: '导出',
    opTypes: {
      'export.cancel': { en: 'Cancel export', zh: '取消导出' },
      'export.remove': { en: 'Remove export', zh: '删除导出' },
    },
  },
  system: {
    en: 'System',
    zh: '系统',
    opTypes: { 'system.seed': { en: 'Fill with demo data', zh: '写入演示数据' } },
  },
}

export function moduleNames(language: Language): { module: string; moduleShowName: string }[] {
  return Object.entries(modules).map(([module, names]) => ({ module, moduleShowName: names[language] }))
}

export function opTypeNames(
  module: string,
  language: Language,
): { opType: string; opTypeShowName: string }[] {
  const opTypes = Object.hasOwn(modules, module) ? (modules[module]?.opTypes ?? {}) : {}
  return Object.entries(opTypes).map(([opType, names]) => ({ opType, opTypeShowName: names[language] }))
}

/** A record of a newer server may name what this one does not know: its code is then its name. */
export function withShowNames(record: StoredRecord, language: Language): audit.AuditRecord {
  const known = Object.hasOwn(modules, record.module) ? modules[record.module] : undefined
  const opType =
    known && Object.hasOwn(known.opTypes, record.opType) ? known.opTypes[record.opType] : undefined
  return {
    ...record,
    moduleShowName: known?.[language] ?? record.module,
    opTypeShowName: opType?.[language] ?? record.opType,
  }
}
