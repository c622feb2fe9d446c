/** The product's own games, of several categories. Format: see `read-games.ts`. */
export const HOUSE = `
# HOUSE RNG
1400 ways 0.20 hot lines-20 | Lantern Garden | 灯笼花园 | Vườn Đèn Lồng | حديقة الفوانيس
1403 ways 0.20 hot door | All of Lantern House | 灯笼坊全部游戏 | Tất cả của Lantern House | كل ألعاب بيت الفانوس
# HOUSE LIVE
1401 blackjack 1.00 hot | Lantern Twenty-One | 灯笼二十一点 | Xì Dách Đèn Lồng | بلاك جاك الفوانيس
# HOUSE SPORTS
1402 football 1.00 hot | Lantern Sports | 灯笼体育 | Thể Thao Đèn Lồng | رياضة الفوانيس
`;
