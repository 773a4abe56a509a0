export const projectHomeEn = {}
