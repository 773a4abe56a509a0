import type * as z from 'zod'
import type { Language } from '../../shared/wire.ts'
import type { userType } from '../user/calls.ts'

/** Columns of an import of people, in the order of the template. */
export const IMPORT_COLUMNS = [
  { id: 'username', isRequired: true, en: 'Username', zh: '账号', example: { en: 'lin.yue', zh: 'lin.yue' } },
  { id: 'name', isRequired: true, en: 'Name', zh: '姓名', example: { en: 'Lin Yue', zh: '林悦' } },
  {
    id: 'organization',
    isRequired: true,
    en: 'Organisation',
    zh: '组织',
    example: { en: 'Company/Department/Team', zh: '公司/部门/团队' },
  },
  {
    id: 'roles',
    isRequired: false,
    en: 'Roles',
    zh: '角色',
    example: { en: 'Role A; Role B', zh: '角色甲；角色乙' },
  },
  {
    id: 'businessTypes',
    isRequired: false,
    en: 'Business types',
    zh: '业务类型',
    example: { en: 'Business A; Business B', zh: '业务甲；业务乙' },
  },
  {
    id: 'phone',
    isRequired: false,
    en: 'Phone',
    zh: '电话',
    example: { en: '13800000000', zh: '13800000000' },
  },
  { id: 'position', isRequired: false, en: 'Position', zh: '岗位', example: { en: 'Seat', zh: '坐席' } },
] as const satisfies readonly ({
  id: string
  isRequired: boolean
  example: Record<Language, string>
} & Record<Language, string>)[]

export type ImportColumn = (typeof IMPORT_COLUMNS)[number]['id']

type Position = z.output<typeof userType>

/** Positions as screens and files name them. */
export const POSITION_NAMES = {
  SuperAdmin: { en: 'Administrator', zh: '管理员' },
  TeamAdmin: { en: 'Team leader', zh: '组长' },
  TeamTSR: { en: 'Senior seat', zh: '高级坐席' },
  TSR: { en: 'Seat', zh: '坐席' },
} as const satisfies Record<Position, Record<Language, string>>

/**
 * Finds a position by its name in either language, in upper or lower case; `null` for no text, undefined for another name.
 */
export function positionNamed(text: string): Position | null | undefined {
  const folded = text.trim().toLowerCase()
  if (folded === '') return null
  const found = Object.entries(POSITION_NAMES).find(([position, { en, zh }]) =>
    [position, en, zh].some((name) => name.toLowerCase() === folded),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the names are the positions
  return found?.[0] as Position | undefined
}

/**
 * The file that people fill in: the heads and one example line, in UTF-8 with the mark by which spreadsheets recognise it.
 */
export function importTemplate(language: Language): string {
  const heads = IMPORT_COLUMNS.map((column) => column[language])
  const example = IMPORT_COLUMNS.map((column) => column.example[language])
  return `\uFEFF${heads.join(',')}\r\n${example.join(',')}\r\n`
}
