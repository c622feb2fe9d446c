/** Fishing and card games. Format: see `read-games.ts`. */
export const PARLOUR = `
# TIDE
113 shooter 0.10 hot | Coral Hunt | 珊瑚猎场 | Săn San Hô | صيد المرجان
114 shooter 0.05 | Deep Lantern | 深海灯笼 | Đèn Biển Sâu | فانوس الأعماق
115 shooter 0.01 hot | Golden Carp | 金鲤 | Cá Chép Vàng | الشبوط الذهبي
116 arcade 0.50 | Storm Harpoon | 风暴鱼叉 | Lao Bão | حربة العاصفة
1225 shooter 0.10 | Reef Patrol | 礁石巡逻 | Tuần Tra Rạn San Hô | دورية الشعاب
1226 boss 0.50 | The Crab Baron | 蟹男爵 | Nam Tước Cua | بارون السلطعون
1227 shooter 0.01 | Minnow Monsoon | 小鱼季风 | Cá Con Mùa Mưa | مونسون الأسماك الصغيرة
1228 arcade 0.05 | Net and Compass | 渔网与罗盘 | Lưới Và La Bàn | شبكة وبوصلة
# QFISH
1229 shooter 0.10 hot | Koi Pond Cannon | 锦鲤池炮台 | Pháo Ao Cá Koi | مدفع بركة الكوي
1230 boss 0.50 | Old Man Sturgeon | 老鲟翁 | Cụ Cá Tầm | الحفش العجوز
1231 shooter 0.05 | Puffer Panic | 河豚恐慌 | Cá Nóc Hoảng Loạn | ذعر السمك المنتفخ
1232 arcade 0.01 | Bubble Trawlers | 泡泡渔船 | Tàu Kéo Bong Bóng | صيادو الفقاعات
1233 shooter 0.10 | Ricefield Catch | 稻田渔获 | Bắt Cá Ruộng Lúa | صيد حقول الأرز
1234 boss 0.75 | Nine-Headed Eel | 九头鳗 | Lươn Chín Đầu | الأنقليس ذو الرؤوس التسعة
1235 shooter 0.50 | Moonlit Weir | 月下鱼梁 | Đập Cá Dưới Trăng | سد تحت القمر
1236 arcade 0.10 | Lantern Squid Fleet | 灯火鱿船队 | Đội Thuyền Câu Mực | أسطول الحبار
# BRINE
1237 shooter 0.10 | Gulf of Sparks | 火花海湾 | Vịnh Tia Lửa | خليج الشرر
1238 boss 0.50 hot | Kraken at Teatime | 海怪下午茶 | Thủy Quái Giờ Trà | الكراكن وقت الشاي
1239 shooter 0.05 | Sardine Rush Hour | 沙丁鱼高峰 | Cá Mòi Giờ Cao Điểm | زحمة السردين
1240 arcade 0.01 | Clam Slingshot | 蛤蜊弹弓 | Ná Bắn Nghêu | مقلاع المحار
1241 shooter 0.10 | Iceberg Alley Fishing | 冰山渔道 | Câu Cá Lối Băng Trôi | صيد ممر الجليد
1242 shooter 0.50 | Manta Squadron | 蝠鲼中队 | Phi Đội Cá Đuối | سرب المانتا
1243 boss 0.75 | The Drowned Bell | 沉钟 | Chuông Chìm | الجرس الغارق
# ABYSS
1244 shooter 0.10 | Anglerfish Avenue | 灯笼鱼大道 | Đại Lộ Cá Đèn | شارع أبي الشص
1245 arcade 0.05 hot | Bathyscaphe Bash | 深潜狂欢 | Đại Náo Tàu Lặn | مرح غواصة الأعماق
1246 boss 0.50 | Dragon Turtle Deep | 龙龟深渊 | Long Quy Biển Thẳm | سلحفاة التنين العميقة
1247 shooter 0.01 | Plankton Pop | 浮游爆破 | Phù Du Nổ Tung | فرقعة العوالق
1248 shooter 0.10 | Shipwreck Sharks | 沉船鲨群 | Cá Mập Tàu Đắm | قروش الحطام
1249 arcade 0.10 | Treasure Trench | 宝藏海沟 | Rãnh Kho Báu | خندق الكنز
1250 shooter 0.75 | Golden Whale Watch | 金鲸瞭望 | Đài Ngắm Cá Voi Vàng | مراقبة الحوت الذهبي
# FANS
117 cards 0.10 hot | Thirteen Fans | 十三扇 | Mười Ba Lá | ثلاث عشرة مروحة
118 cards 0.05 | River Rummy | 河畔拉米 | Rummy Bên Sông | رمي النهر
119 cards 0.10 | Bull and Bear | 牛与熊 | Bò và Gấu | الثور والدب
120 tiles 0.10 hot | Tea House Tiles | 茶馆麻将 | Mạt Chược Quán Trà | ماجونغ بيت الشاي
121 cards 0.01 | Lucky Three | 幸运三张 | Ba Cây May Mắn | الثلاثة المحظوظة
1251 cards 0.10 | Big Two Balcony | 阳台大老二 | Big Two Ban Công | شرفة بيغ تو
1252 poker 0.50 | Folding Fan Hold'em | 折扇德州扑克 | Hold'em Quạt Giấy | هولدم المروحة
1253 cards 0.05 | Landlord's Garden | 地主花园 | Vườn Địa Chủ | حديقة المالك
1254 tiles 0.10 | Bamboo and Winds | 竹与风 | Trúc Và Gió | خيزران ورياح
1255 dice 0.01 | Liar's Teacup | 茶杯吹牛骰 | Xúc Xắc Chén Trà | فنجان الخداع
# RSTON
1256 cards 0.10 hot | Riverside Tien Len | 河畔前进牌 | Tiến Lên Bến Sông | تيين لين على النهر
1257 cards 0.05 | Candlelight Phom | 烛光弗姆牌 | Phỏm Dưới Nến | فوم على ضوء الشموع
1258 cards 0.10 | Sam Loc Ferry | 渡口森洛牌 | Sâm Lốc Bến Phà | معبر سام لوك
1259 cards 0.50 | Mau Binh Terrace | 露台十三支 | Mậu Binh Sân Thượng | شرفة ماو بينه
1260 poker 0.50 | Stone Bridge Poker | 石桥扑克 | Poker Cầu Đá | بوكر الجسر الحجري
1261 cards 0.01 | Three Pebbles | 三颗卵石 | Ba Hòn Cuội | ثلاث حصوات
1262 board 0.10 | Xiangqi under the Banyan | 榕下象棋 | Cờ Tướng Gốc Đa | شيانغتشي تحت التين
1263 tiles 0.10 | Riverbed Dominoes | 河床骨牌 | Domino Lòng Sông | دومينو قاع النهر
1264 dice 0.05 | Ferry Landing Dice | 渡口骰子 | Xúc Xắc Bến Đò | نرد المرسى
1265 cards 0.75 | Rapids Blackjack | 急流二十一点 | Xì Lát Thác Ghềnh | بلاك جاك المنحدرات
# COURT
1266 tiles 0.10 hot | Courtyard Mahjong | 四合院麻将 | Mạt Chược Sân Vuông | ماجونغ الفناء
1267 tiles 0.50 | Sparrow League | 麻雀联赛 | Giải Chim Sẻ | دوري العصافير
1268 cards 0.10 | Bull Run Alley | 斗牛巷 | Ngõ Bò Tót | زقاق الثيران
1269 cards 0.05 | Golden Flower House | 金花馆 | Nhà Kim Hoa | بيت الزهرة الذهبية
1270 cards 0.10 | Thirteen Water Jars | 十三水缸 | Mười Ba Chum Nước | ثلاث عشرة جرة ماء
1271 tiles 0.05 | Pai Gow Doorstep | 门前牌九 | Bài Cửu Trước Hiên | باي غاو على العتبة
1272 board 0.01 | Lattice Gomoku | 窗棂五子棋 | Cờ Ca-rô Song Cửa | غوموكو الشباك
1273 cards 0.50 | Red Gate Landlord | 红门斗地主 | Đấu Địa Chủ Cổng Đỏ | مالك البوابة الحمراء
1274 poker 1.00 | Lantern Room Omaha | 灯厅奥马哈 | Omaha Phòng Đèn | أوماها غرفة الفوانيس
1275 dice 0.10 | Cricket Jar Dice | 蛐蛐罐骰 | Xúc Xắc Lọ Dế | نرد جرة الصرصور
# JUNI
1276 poker 0.10 hot | Juniper Hold'em | 杜松德州扑克 | Hold'em Bách Xù | هولدم العرعر
1277 cards 0.05 | Rummy on the Roof | 屋顶拉米 | Rummy Trên Mái | رمي على السطح
1278 cards 0.10 | Fireside Whist | 炉边惠斯特 | Whist Bên Lò Sưởi | ويست قرب المدفأة
1279 cards 0.01 | Sorrel Snap | 酸模快拍 | Snap Chua Me | سناب سوريل
1280 poker 0.50 | Two Jacks Inn | 双杰客栈 | Quán Trọ Hai Bồi | نزل الولدين
1281 board 0.10 | Ludo Lighthouse | 灯塔飞行棋 | Cờ Cá Ngựa Hải Đăng | لودو المنارة
1282 board 0.05 | Checkers for Two | 双人跳棋 | Cờ Đam Hai Người | داما لاثنين
1283 cards 0.10 | Call Bridge Kettle | 茶壶叫牌 | Call Bridge Ấm Trà | كول بريدج الإبريق
1284 dice 0.05 | Backgammon Bazaar | 双陆棋集市 | Chợ Backgammon | بازار الطاولة
1285 cards 0.75 | Baloot Evening | 巴鲁特之夜 | Đêm Baloot | سهرة بلوت
`;
