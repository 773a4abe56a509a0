import type { TenantKind } from '../../access/menu/menu-table.ts'
import type { TenantKey } from './business.ts'
import type { DemoRole } from './role-pages.ts'

/** A tree of organisations: the company, its departments, their teams. */
export type SeedOrganization = { name: string; departments: Readonly<Record<string, readonly string[]>> }

export type SeedTenant = {
  key: TenantKey
  kind: TenantKind
  nameEn: string
  nameZh: string
  shortName: string
  tenantType: 'Standard' | 'Provider' | 'Receiver'
  authStatus: 'Unverified' | 'Verified' | 'Rejected'
  authRemark?: string
  timezone: string
  /** Company settings; what is absent shows '-' there (COMP-003). */
  contact?: { contactPerson: string; contactTel: string; contactEmail: string; address: string }
  /** 2 with flag 1 is Certified, 2 with another flag Not Certified, anything else shows no badge (SHELL-064..066). */
  credentialStatus?: number
  credentialFlag?: number
  organization: SeedOrganization
  /** Departments without seats, with the role of those who work there. */
  offices?: Readonly<Record<string, DemoRole>>
  /** Number of each that is generated beside the named demo accounts. */
  staff: number
  seats: number
  /** Percentage of people with a Chinese name. */
  chinesePercent: number
}

export const tenants: readonly SeedTenant[] = [
  {
    key: 'orchid',
    kind: 'platform',
    nameEn: 'Orchid Contact Ltd',
    nameZh: '兰花联络',
    shortName: 'Orchid',
    tenantType: 'Receiver',
    authStatus: 'Verified',
    timezone: 'Asia/Shanghai',
    credentialStatus: 2,
    credentialFlag: 1,
    contact: {
      contactPerson: '林静',
      contactTel: '+86 190 0000 0100',
      contactEmail: 'service@orchid-contact.example',
      address: '上海市浦东新区兰花路 8 号',
    },
    organization: {
      name: '兰花联络',
      departments: { 平台运营部: ['租户管理组', '服务商审核组'], 产品与研发部: ['语音组', '数据组'] },
    },
    staff: 12,
    seats: 0,
    chinesePercent: 70,
  },
  {
    key: 'harbour',
    kind: 'standard',
    nameEn: 'Harbour Mutual',
    nameZh: '海港互助',
    shortName: 'Harbour',
    tenantType: 'Standard',
    authStatus: 'Verified',
    timezone: 'Asia/Shanghai',
    credentialStatus: 2,
    credentialFlag: 1,
    contact: {
      contactPerson: 'Chen Hao',
      contactTel: '+86 190 0000 0142',
      contactEmail: 'office@harbour-mutual.example',
      address: '12 Quay Street, Shanghai',
    },
    organization: {
      name: 'Harbour Mutual',
      departments: {
        'Sales centre Shanghai': [
          'Renewals team A',
          'Renewals team B',
          'Renewals team C',
          'Card activation team',
        ],
        'Service centre Chengdu': ['Roadside team', 'Claims call-back team', 'Claims intake team'],
        'Quality and training': ['Live monitoring', 'Session review'],
        'Operations and planning': ['Scheduling', 'Data and reports'],
      },
    },
    offices: { 'Quality and training': 'quality', 'Operations and planning': 'master' },
    staff: 20,
    seats: 180,
    chinesePercent: 65,
  },
  {
    key: 'lantern',
    kind: 'provider',
    nameEn: 'Lantern Call Services',
    nameZh: '灯塔呼叫服务',
    shortName: 'Lantern',
    tenantType: 'Provider',
    authStatus: 'Verified',
    timezone: 'Asia/Shanghai',
    credentialStatus: 2,
    credentialFlag: 1,
    contact: {
      contactPerson: '周敏',
      contactTel: '+86 190 0000 0177',
      contactEmail: 'contact@lantern.example',
      address: '成都市高新区灯笼街 21 号',
    },
    organization: {
      name: '灯塔呼叫服务',
      departments: { 杭州职场: ['外呼一组', '外呼二组', '外呼三组'], 合肥职场: ['客服一组', '客服二组'] },
    },
    staff: 8,
    seats: 64,
    chinesePercent: 95,
  },
  {
    key: 'northgate',
    kind: 'provider',
    nameEn: 'Northgate Outsourcing',
    nameZh: '北门外包',
    shortName: 'Northgate',
    tenantType: 'Provider',
    authStatus: 'Verified',
    timezone: 'Europe/London',
    credentialStatus: 1,
    credentialFlag: 0,
    organization: {
      name: 'Northgate Outsourcing',
      departments: { 'Leeds site': ['Utilities desk', 'Travel desk'], 'Glasgow site': ['Parcel desk'] },
    },
    staff: 6,
    seats: 36,
    chinesePercent: 10,
  },
  {
    key: 'maple',
    kind: 'provider',
    nameEn: 'Maple Contact Centre',
    nameZh: '枫林客服',
    shortName: 'Maple',
    tenantType: 'Provider',
    authStatus: 'Unverified',
    timezone: 'Asia/Shanghai',
    organization: { name: '枫林客服', departments: { 南京职场: ['邀约一组', '邀约二组'] } },
    staff: 3,
    seats: 11,
    chinesePercent: 100,
  },
  {
    key: 'quayside',
    kind: 'provider',
    nameEn: 'Quayside Answering',
    nameZh: '码头应答',
    shortName: 'Quayside',
    tenantType: 'Provider',
    authStatus: 'Rejected',
    authRemark: 'The business licence has expired. Send the renewed licence and apply again.',
    timezone: 'Europe/London',
    credentialStatus: 2,
    credentialFlag: 0,
    organization: {
      name: 'Quayside Answering',
      departments: { 'Bristol site': ['Clinics desk', 'Surgeries desk'] },
    },
    staff: 2,
    seats: 9,
    chinesePercent: 5,
  },
  {
    key: 'individual',
    kind: 'individual',
    nameEn: 'Eleanor Marsh',
    nameZh: '马艾琳',
    shortName: 'Eleanor Marsh',
    tenantType: 'Standard',
    authStatus: 'Unverified',
    timezone: 'Europe/London',
    organization: { name: 'Eleanor Marsh', departments: {} },
    staff: 0,
    seats: 0,
    chinesePercent: 0,
  },
]
