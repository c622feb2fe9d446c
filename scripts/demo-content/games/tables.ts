/** Live tables. Format: see `read-games.ts`. */
export const TABLES = `
# CROUP
122 baccarat 1.00 hot | Pearl Baccarat | 明珠百家乐 | Baccarat Ngọc Trai | باكارات اللؤلؤ
123 roulette 0.50 hot | Atrium Roulette | 中庭轮盘 | Roulette Sảnh Lớn | روليت الردهة
124 cards 1.00 | Dragon and Tiger | 龙虎斗 | Rồng Hổ | التنين والنمر
125 dice 0.50 | Three Dice Hall | 骰宝大厅 | Sảnh Tài Xỉu | قاعة النرد الثلاثي
126 blackjack 1.00 | Blue Felt 21 | 蓝毡二十一点 | Xì Dách Thảm Xanh | لباد أزرق 21
1180 baccarat 1.00 | Old Row Baccarat | 老街百家乐 | Baccarat Phố Cũ | باكارات الحي القديم
1181 roulette 0.10 | Pocket Roulette | 口袋轮盘 | Roulette Bỏ Túi | روليت الجيب
1182 show 0.50 | Wheel of Balconies | 阳台大转盘 | Vòng Quay Ban Công | عجلة الشرفات
# MERID
1183 baccarat 1.00 hot | Meridian Baccarat | 子午百家乐 | Baccarat Kinh Tuyến | باكارات خط الزوال
1184 baccarat 5.00 | Squeeze at Noon | 正午咪牌百家乐 | Nặn Bài Giữa Trưa | باكارات الظهيرة
1185 roulette 0.50 | Sundial Roulette | 日晷轮盘 | Roulette Nhật Quỹ | روليت المزولة
1186 blackjack 1.00 | Salon Blackjack | 沙龙二十一点 | Xì Dách Phòng Khách | بلاك جاك الصالون
1187 dice 0.50 | Meridian Sic Bo | 子午骰宝 | Tài Xỉu Kinh Tuyến | سيك بو خط الزوال
1188 cards 1.00 | Tiger at Twelve | 午时龙虎 | Rồng Hổ Giờ Ngọ | تنين ونمر الظهر
# OPALI
1189 baccarat 1.00 | Opaline Speed Baccarat | 欧珀快速百家乐 | Baccarat Tốc Độ Opaline | باكارات أوبالين السريعة
1190 roulette 0.10 hot | Milk Glass Roulette | 乳玻璃轮盘 | Roulette Kính Sữa | روليت الزجاج الحليبي
1191 blackjack 5.00 | Opal Room 21 | 欧珀厅二十一点 | Xì Dách Phòng Opal | غرفة الأوبال 21
1192 show 0.10 | Prism Drop | 棱镜落彩 | Lăng Kính Rơi | سقوط الموشور
1193 cards 0.50 | Andar Bahar Lounge | 安达巴哈雅座 | Phòng Andar Bahar | صالة أندر بحر
1194 dice 0.10 | Colour Dice Parlour | 彩骰厅 | Phòng Xúc Xắc Màu | صالة النرد الملون
# IVORY
1195 baccarat 1.00 | Quayside Baccarat | 码头百家乐 | Baccarat Bến Tàu | باكارات الرصيف
1196 roulette 0.50 | Lighthouse Roulette | 灯塔轮盘 | Roulette Hải Đăng | روليت المنارة
1197 blackjack 1.00 | Sailor's 21 | 水手二十一点 | Xì Dách Thủy Thủ | بحار 21
1198 cards 1.00 | Three Card Jetty | 栈桥三张 | Ba Cây Cầu Tàu | ثلاث أوراق على الرصيف
1199 dice 0.50 | Gangway Sic Bo | 舷梯骰宝 | Tài Xỉu Cầu Mạn | سيك بو الممشى
1200 show 0.50 | Cargo Wheel | 货舱转盘 | Vòng Quay Khoang Hàng | عجلة الشحن
# CADEN
1201 baccarat 5.00 hot | Cadenza Grand Baccarat | 华彩至尊百家乐 | Baccarat Đại Sảnh Cadenza | باكارات كادنزا الكبرى
1202 baccarat 1.00 | Duet Baccarat | 二重奏百家乐 | Baccarat Song Tấu | باكارات الثنائي
1203 roulette 1.00 | Opera Roulette | 歌剧轮盘 | Roulette Nhà Hát | روليت الأوبرا
1204 blackjack 5.00 | Maestro Blackjack | 大师二十一点 | Xì Dách Nhạc Trưởng | بلاك جاك المايسترو
1205 show 0.10 hot | The Encore Show | 返场秀 | Gameshow Encore | عرض الإعادة
1206 cards 1.00 | Curtain Call Hold'em | 谢幕德州扑克 | Hold'em Hạ Màn | هولدم الستار
# PAGO
1207 baccarat 1.00 hot | Pagoda Baccarat | 宝塔百家乐 | Baccarat Bảo Tháp | باكارات الباغودا
1208 cards 1.00 | Cloud Dragon, Hill Tiger | 云龙山虎 | Rồng Mây Hổ Núi | تنين الغيم ونمر الجبل
1209 dice 0.10 | Bowl and Plate | 碗碟色碟 | Xóc Đĩa Sân Đình | الوعاء والصحن
1210 dice 0.50 | Gourd and Crab Courtyard | 鱼虾蟹庭院 | Bầu Cua Sân Nhà | ساحة القرعة والسلطعون
1211 cards 0.50 | Niu Niu Pavilion | 牛牛亭 | Ngưu Ngưu Đình | جناح نيو نيو
1212 dice 1.00 | Fan Tan Veranda | 番摊回廊 | Fan Tan Hiên Nhà | شرفة فان تان
# BELLW
1213 roulette 0.10 | First Bell Roulette | 首铃轮盘 | Roulette Hồi Chuông Đầu | روليت الجرس الأول
1214 blackjack 0.50 | Open Table 21 | 敞台二十一点 | Xì Dách Bàn Mở | طاولة 21 المفتوحة
1215 baccarat 0.50 | Newcomer Baccarat | 新手百家乐 | Baccarat Người Mới | باكارات المبتدئين
1216 show 0.10 | Bingo Barn Live | 宾果谷仓 | Bingo Nhà Kho | حظيرة البينغو
1217 cards 0.50 | Teen Patti Porch | 三张牌门廊 | Teen Patti Hiên Nhà | شرفة تين باتي
1218 show 0.05 | Penny Wheel | 便士转盘 | Vòng Quay Đồng Xu | عجلة القرش
# NACRE
1219 roulette 1.00 | Roulette Nacre | 珍珠母轮盘 | Roulette Xà Cừ | روليت الصدف
1220 baccarat 1.00 | Seashell Baccarat | 贝壳百家乐 | Baccarat Vỏ Sò | باكارات الأصداف
1221 blackjack 1.00 | Nacre Twenty-One | 珍珠巷二十一点 | Xì Dách Phố Xà Cừ | واحد وعشرون ناكر
1222 cards 5.00 | Salon Nacre Poker | 珍珠沙龙扑克 | Poker Phòng Xà Cừ | بوكر صالون ناكر
1223 dice 1.00 | Craps on the Rue | 街头花旗骰 | Craps Trên Phố | كرابس الشارع
1224 show 0.50 | Midnight Carousel | 午夜旋转木马 | Vòng Đu Nửa Đêm | دوامة منتصف الليل
`;
