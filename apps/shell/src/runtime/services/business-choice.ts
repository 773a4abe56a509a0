type Choose = (businessTypeId: number) => boolean

let choose: Choose | null = null

/** Makes a business type the selected one of the console; false where the person has no such one. */
export function chooseBusinessType(businessTypeId: number): boolean {
  return choose?.(businessTypeId) ?? false
}

/** From now on choices are made by `next`. Returns how to stop. */
export function onChooseBusinessType(next: Choose): () => void {
  choose = next
  return () => {
    if (choose === next) choose = null
  }
}
