export const projectListEn = {}
