import type { Language } from '@console/contracts'
import { type NamedAccount, namedAccounts, seatUsername } from './accounts.ts'
import { getSeedBusinesses } from './business.ts'
import type { Random } from './random.ts'
import type { DemoRole } from './role-pages.ts'
import type { SeedTenant } from './tenants.ts'
import { translateText } from './wording.ts'

// oxfmt-ignore
const surnames: readonly [ChineseWord, ...ChineseWord[]] = [
  ['王', 'Wang'], ['李', 'Li'], ['张', 'Zhang'], ['刘', 'Liu'], ['陈', 'Chen'], ['杨', 'Yang'], ['赵', 'Zhao'],
  ['黄', 'Huang'], ['周', 'Zhou'], ['吴', 'Wu'], ['徐', 'Xu'], ['孙', 'Sun'], ['胡', 'Hu'], ['朱', 'Zhu'],
  ['高', 'Gao'], ['林', 'Lin'], ['何', 'He'], ['郭', 'Guo'], ['马', 'Ma'], ['罗', 'Luo'], ['梁', 'Liang'],
  ['宋', 'Song'], ['郑', 'Zheng'], ['谢', 'Xie'], ['韩', 'Han'], ['唐', 'Tang'], ['冯', 'Feng'], ['于', 'Yu'],
  ['董', 'Dong'], ['萧', 'Xiao'], ['程', 'Cheng'], ['曹', 'Cao'], ['袁', 'Yuan'], ['邓', 'Deng'], ['许', 'Xu'],
  ['傅', 'Fu'], ['沈', 'Shen'], ['曾', 'Zeng'], ['彭', 'Peng'], ['吕', 'Lv'], ['苏', 'Su'], ['卢', 'Lu'],
  ['蒋', 'Jiang'], ['蔡', 'Cai'], ['贾', 'Jia'], ['丁', 'Ding'], ['魏', 'Wei'], ['薛', 'Xue'], ['叶', 'Ye'],
  ['阎', 'Yan'], ['欧阳', 'Ouyang'], ['方', 'Fang'],
]

// oxfmt-ignore
const givenNames: readonly [ChineseWord, ...ChineseWord[]] = [
  ['子涵', 'Zihan'], ['雨桐', 'Yutong'], ['嘉怡', 'Jiayi'], ['浩然', 'Haoran'], ['思远', 'Siyuan'], ['欣妍', 'Xinyan'],
  ['俊杰', 'Junjie'], ['梓萱', 'Zixuan'], ['博文', 'Bowen'], ['静怡', 'Jingyi'], ['宇航', 'Yuhang'], ['晓彤', 'Xiaotong'],
  ['明轩', 'Mingxuan'], ['诗涵', 'Shihan'], ['志强', 'Zhiqiang'], ['丽娜', 'Lina'], ['伟', 'Wei'], ['敏', 'Min'],
  ['磊', 'Lei'], ['芳', 'Fang'], ['婷', 'Ting'], ['鹏', 'Peng'], ['雪', 'Xue'], ['涛', 'Tao'], ['洁', 'Jie'],
  ['一凡', 'Yifan'], ['若曦', 'Ruoxi'], ['天佑', 'Tianyou'], ['可欣', 'Kexin'], ['文博', 'Wenbo'], ['佳琪', 'Jiaqi'],
  ['建国', 'Jianguo'], ['秀英', 'Xiuying'], ['晨', 'Chen'], ['悦', 'Yue'], ['语欣', 'Yuxin'], ['景行', 'Jingxing'],
  ['清扬', 'Qingyang'], ['书瑶', 'Shuyao'], ['泽宇', 'Zeyu'],
]

// oxfmt-ignore
const firstNames = [
  'Alice', 'Amara', 'Benjamin', 'Callum', 'Charlotte', 'Daniel', 'Deborah', 'Edward', 'Eleanor', 'Farah', 'Fiona', 'George',
  'Grace', 'Hannah', 'Harriet', 'Imran', 'Isla', 'Jacob', 'Joanna', 'Kieran', 'Laura', 'Leo', 'Lucy', 'Marcus', 'Megan',
  'Nathan', 'Nina', 'Oliver', 'Owen', 'Patrick', 'Priya', 'Rachel', 'Rohan', 'Samuel', 'Sophie', 'Stephen', 'Tessa',
  'Thomas', 'Victoria', 'William',
] as const

// oxfmt-ignore
const lastNames = [
  'Adeyemi', 'Atkins', 'Bailey', 'Barrett', 'Bell', 'Carter', 'Clarke', 'Collins', 'Dawson', 'Doyle', 'Ellis', 'Fletcher',
  'Foster', 'Graham', 'Hale', 'Hughes', 'Iqbal', 'Jennings', 'Kaur', 'Kelly', 'Lawson', 'Marsh', 'Mitchell', 'Murray',
  'Nair', 'Norris', 'Osborne', 'Palmer', 'Patel', 'Quinn', 'Reid', 'Russell', 'Shaw', 'Simmons', 'Thorne', 'Turner',
  'Underwood', 'Walsh', 'Webb', 'Yates',
] as const

export type SeedPerson = {
  username: string
  name: string
  nickName: string | null
  type: 'SuperAdmin' | 'TeamAdmin' | 'TeamTSR' | 'TSR'
  role: DemoRole | null
  tenantAdmin: boolean
  individual: boolean
  /** Name of the organisation they belong to. */
  organization: string
  phone: string
  businesses: readonly string[]
  /** Days before the seed's "now" on which the account was opened. */
  openedDaysAgo: number
}

const NAMED_OPENED_DAYS_AGO = 720
const SHARE_OF_SENIOR_SEATS = 0.12

/** In Britain from the range reserved for drama; China reserves none, so the prefix is followed by zeros. */
function phoneNumber(tenant: SeedTenant, random: Random): string {
  if (tenant.timezone === 'Europe/London') return `+447700900${String(random.int(0, 999)).padStart(3, '0')}`
  return `+86190000${String(random.int(0, 99_999)).padStart(5, '0')}`
}

type Seeding = { tenant: SeedTenant; random: Random; language: Language }

function namedPerson(account: NamedAccount, { tenant, random, language }: Seeding): SeedPerson {
  const all = getSeedBusinesses(tenant.key, language).map((business) => business.name)
  const name = translateText(account.name, language)
  return {
    username: account.username,
    name,
    nickName: account.hasNickName ? getGivenName(name, language) : null,
    type: account.type,
    role: account.role,
    tenantAdmin: account.tenantAdmin,
    individual: tenant.kind === 'individual',
    organization:
      account.organization === undefined
        ? tenant.organization.name
        : translateText(account.organization, language),
    phone: phoneNumber(tenant, random),
    businesses: all.slice(0, account.businesses ?? all.length),
    openedDaysAgo: NAMED_OPENED_DAYS_AGO,
  }
}

/** Between one and all of the tenant's businesses, in the tenant's order. */
function someBusinesses({ tenant, random, language }: Seeding): string[] {
  const all: readonly string[] = getSeedBusinesses(tenant.key, language).map(({ name }) => name)
  const first = random.int(0, Math.max(0, all.length - 1))
  const count = random.int(1, 3)
  return all.filter((_, index) => (index - first + all.length) % all.length < count)
}

/** A name's account, with a number behind it when somebody has it already. */
function freeUsername(base: string, usernames: Set<string>): string {
  let username = base
  for (let number = 2; usernames.has(username); number += 1) username = `${base}${number}`
  usernames.add(username)
  return username
}

/** The first seats of the main tenant are the demo's `seat-001` and on; elsewhere they carry the tenant's name. */
function seatName(tenant: SeedTenant, number: number): string {
  return tenant.key === 'harbour' ? seatUsername(number) : `${tenant.key}-${seatUsername(number)}`
}

/** Everybody of one tenant: the named accounts, then the staff in the departments, then the seats in the teams. */
export function createSeedPeople(seeding: Seeding, usernames: Set<string>): SeedPerson[] {
  const { tenant, random } = seeding
  const offices = tenant.offices ?? {}
  const departments = Object.keys(tenant.organization.departments)
  const teams = departments
    .filter((department) => !(department in offices))
    .flatMap((department) => tenant.organization.departments[department] ?? [])
  const named = namedAccounts.filter((account) => account.tenant === tenant.key)
  for (const { username } of named) usernames.add(username)
  const nextName = () => personName({ ...seeding, chinesePercent: tenant.chinesePercent })

  const made = (username: string, person: { name: string; nickName: string | null }) => ({
    username: freeUsername(username, usernames),
    name: person.name,
    nickName: person.nickName,
    tenantAdmin: false,
    individual: false,
    phone: phoneNumber(tenant, random),
    businesses: someBusinesses(seeding),
    openedDaysAgo: random.int(1, NAMED_OPENED_DAYS_AGO - 1),
  })
  const staff = Array.from({ length: tenant.staff }, (_, index): SeedPerson => {
    const person = nextName()
    const organization = departments[index % departments.length] ?? tenant.organization.name
    const role = offices[organization] ?? null
    return { ...made(person.account, person), type: 'TeamAdmin', role, organization }
  })
  const seats = Array.from({ length: tenant.seats }, (_, index): SeedPerson => {
    const person = made(seatName(tenant, index + 1), nextName())
    const organization = teams[index % teams.length] ?? tenant.organization.name
    const type = random.chance(SHARE_OF_SENIOR_SEATS) ? 'TeamTSR' : 'TSR'
    return { ...person, type, role: 'seat', organization }
  })
  return [...named.map((account) => namedPerson(account, seeding)), ...staff, ...seats]
}

type ChineseWord = readonly [written: string, spoken: string]

type PersonName = {
  name: string
  /** Name that colleagues use; null for many. */
  nickName: string | null
  /** Lower case Latin letters and a dot: the base of an account name. */
  account: string
}

type Naming = {
  random: Random
  /** Percentage of people with a name that is Chinese, however it is written. */
  chinesePercent: number
  language: Language
}

/** The same person in both languages: the account is the same, the name is written as the language writes names. */
function personName({ random, chinesePercent, language }: Naming): PersonName {
  return random.chance(chinesePercent / 100) ? chineseName(random, language) : englishName(random, language)
}

/** Returns the given name of a Chinese name, as the language writes it. */
function getGivenName(name: string, language: Language): string {
  return language === 'zh' ? name.slice(1) : (name.split(' ').at(-1) ?? name)
}

function chineseName(random: Random, language: Language): PersonName {
  const [surname, spokenSurname] = random.pick(surnames)
  const [given, spokenGiven] = random.pick(givenNames)
  const account = `${spokenSurname}.${spokenGiven}`.toLowerCase()
  return language === 'zh'
    ? { name: surname + given, nickName: given, account }
    : { name: `${spokenSurname} ${spokenGiven}`, nickName: spokenGiven, account }
}

function englishName(random: Random, language: Language): PersonName {
  const first = random.pick(firstNames)
  const last = random.pick(lastNames)
  const account = `${first}.${last}`.toLowerCase()
  if (language === 'en') return { name: `${first} ${last}`, nickName: null, account }
  const [surname] = surnames[lastNames.indexOf(last) % surnames.length] ?? surnames[0]
  const [given] = givenNames[firstNames.indexOf(first) % givenNames.length] ?? givenNames[0]
  return { name: surname + given, nickName: null, account }
}
