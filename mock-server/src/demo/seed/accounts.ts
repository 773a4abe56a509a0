import type { Text } from '../../platform/messages/text.ts'
import type { TenantKey } from './business.ts'
import type { DemoRole } from './role-pages.ts'

/** Number of the main tenant's seats that can sign in; all others are only shown. */
export const SEATS_WITH_PASSWORD = 12

export type NamedAccount = {
  username: string
  tenant: TenantKey
  role: DemoRole
  name: string
  hasNickName: boolean
  type: 'SuperAdmin' | 'TeamAdmin'
  tenantAdmin: boolean
  /** Organisation they belong to: the company itself without one. */
  organization?: string
  /** Number of the tenant's businesses that are theirs, from the first on; all without a figure. */
  businesses?: number
  who: Text
}

/** The people that a newcomer signs in as. */
export const namedAccounts: readonly NamedAccount[] = [
  {
    username: 'platform-admin',
    tenant: 'orchid',
    role: 'platformAdmin',
    name: '吴昊',
    hasNickName: true,
    type: 'SuperAdmin',
    tenantAdmin: true,
    who: { en: 'runs the platform', zh: '平台管理员' },
  },
  {
    username: 'manager',
    tenant: 'harbour',
    role: 'manager',
    name: '沈乔',
    hasNickName: true,
    type: 'SuperAdmin',
    tenantAdmin: true,
    who: { en: 'enterprise administrator', zh: '企业管理员' },
  },
  {
    username: 'master',
    tenant: 'harbour',
    role: 'master',
    name: '方语欣',
    hasNickName: true,
    type: 'TeamAdmin',
    tenantAdmin: false,
    organization: 'Sales centre Shanghai',
    businesses: 4,
    who: { en: 'senior group master', zh: '高级组长' },
  },
  {
    username: 'quality',
    tenant: 'harbour',
    role: 'quality',
    name: '何嘉怡',
    hasNickName: true,
    type: 'TeamAdmin',
    tenantAdmin: false,
    organization: 'Quality and training',
    businesses: 5,
    who: { en: 'quality staff', zh: '质检人员' },
  },
  {
    username: 'provider-admin',
    tenant: 'lantern',
    role: 'providerAdmin',
    name: '林悦',
    hasNickName: true,
    type: 'SuperAdmin',
    tenantAdmin: true,
    who: { en: 'service provider, verified', zh: '服务商，已认证' },
  },
  {
    username: 'provider-unverified',
    tenant: 'maple',
    role: 'providerApplicant',
    name: '唐景行',
    hasNickName: true,
    type: 'SuperAdmin',
    tenantAdmin: true,
    businesses: 1,
    who: { en: 'service provider, not verified yet', zh: '服务商，未认证' },
  },
  {
    username: 'provider-rejected',
    tenant: 'quayside',
    role: 'providerApplicant',
    name: 'Marcus Webb',
    hasNickName: false,
    type: 'SuperAdmin',
    tenantAdmin: true,
    who: { en: 'service provider, rejected', zh: '服务商，已驳回' },
  },
  {
    username: 'individual',
    tenant: 'individual',
    role: 'individual',
    name: 'Eleanor Marsh',
    hasNickName: false,
    type: 'SuperAdmin',
    tenantAdmin: true,
    businesses: 0,
    who: { en: 'a person without a company, no business bound', zh: '个人用户，未绑定业务' },
  },
]

/** `seat-001`, `seat-002` and on. */
export const seatUsername = (number: number): string => `seat-${String(number).padStart(3, '0')}`

export type DemoAccount = { readonly username: string; readonly who: Text }

const seatAccounts: readonly DemoAccount[] = Array.from({ length: SEATS_WITH_PASSWORD }, (_, index) => ({
  username: seatUsername(index + 1),
  who: { en: 'seat', zh: '坐席' },
}))

/** Work for one business only, which a project of the main company has; so its owner can watch these seats. */
const providerSeats: readonly DemoAccount[] = [8, 11].map((number) => ({
  username: `lantern-${seatUsername(number)}`,
  who: { en: 'seat of the service provider', zh: '服务商的坐席' },
}))

/** Every account that can sign in to the demo data. */
export const demoAccounts: readonly DemoAccount[] = [
  ...namedAccounts.map(({ username, who }) => ({ username, who })),
  ...seatAccounts,
  ...providerSeats,
]
