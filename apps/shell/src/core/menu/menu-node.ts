/** A parsed menu item: one spelling, nothing undefined. */
export type MenuNode = {
  id: string
  name: string
  /** Purpose of the page, in one sentence. */
  purpose: string | null
  icon: string | null
  /** Address of the item, in the router's spelling (`:id` for a parameter). */
  path: string | null
  /** `<module>/<Component>`, the page of a sub-application. */
  component: string | null
  /** An http or https address outside the console, opened in a new window (SHELL-055). */
  link: string | null
  /** Link of the page in a frame that fills this item, with its placeholders as the server sent them (FRAME-001). */
  frame: string | null
  isHidden: boolean
  hidesChildren: boolean
  redirect: string | null
  isDisabled: boolean
  children: readonly MenuNode[]
}

/** The problem of an item, for the log; the item or the invalid part was left out. */
export type MenuProblem = {
  kind:
    | 'malformed'
    | 'duplicateId'
    | 'duplicatePath'
    | 'fixedPath'
    | 'badPath'
    | 'badLink'
    | 'cycle'
    | 'tooDeep'
    | 'tooMany'
  /** Id or path of the item as far as it could be read. */
  item: string
}
