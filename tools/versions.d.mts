export function versions(): Promise<Record<string, string>>
export function rulesDefine(): Promise<Record<string, string>>
export function essence(path: string, text: string): Promise<string>
export function isRule(path: string): boolean
