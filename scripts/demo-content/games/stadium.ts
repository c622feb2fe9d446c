/** Sports, esports and the cockfight vendor. Format: see `read-games.ts`. */
export const STADIUM = `
# PITCH
127 football 0.10 hot | Weekend Football | 周末足球 | Bóng Đá Cuối Tuần | كرة قدم نهاية الأسبوع
128 tennis 0.10 | Hardcourt Tennis | 硬地网球 | Quần Vợt Sân Cứng | تنس الملاعب الصلبة
129 basketball 0.10 | Night Basketball | 夜场篮球 | Bóng Rổ Đêm | كرة سلة ليلية
1286 football 0.10 | Corner Flag Live | 角旗滚球 | Cờ Góc Trực Tiếp | راية الركنية مباشر
1287 cricket 0.10 | Golden Over Cricket | 黄金轮板球 | Cricket Lượt Vàng | كريكت الجولة الذهبية
1288 volleyball 0.10 | Side-out Volleyball | 换发球排球 | Bóng Chuyền Đổi Giao | كرة طائرة بلا توقف
1289 football 0.50 | Half-Time Specials | 中场特别盘 | Kèo Đặc Biệt Giữa Giờ | عروض الشوط الأول
# TERR
1290 football 0.10 hot | Terrace Football | 看台足球 | Bóng Đá Khán Đài | كرة قدم المدرجات
1291 football 0.05 | Sunday League Virtual | 周日虚拟联赛 | Giải Ảo Chủ Nhật | دوري الأحد الافتراضي
1292 basketball 0.10 | Buzzer Court | 压哨球场 | Sân Bóng Còi Chót | ملعب الصافرة الأخيرة
1293 combat 0.10 | Ringside Bell | 拳台钟声 | Chuông Sàn Đấu | جرس الحلبة
1294 racing 0.50 | Paddock Virtual Racing | 围场虚拟赛马 | Đua Ngựa Ảo Paddock | سباق البادوك الافتراضي
# WHIST
1295 football 0.10 | Final Whistle Markets | 终场哨盘口 | Kèo Còi Mãn Cuộc | أسواق صافرة النهاية
1296 tennis 0.10 | Baseline Tennis | 底线网球 | Quần Vợt Cuối Sân | تنس خط القاعدة
1297 badminton 0.10 | Shuttle Hall | 羽球馆 | Nhà Thi Đấu Cầu Lông | صالة الريشة
1298 racing 0.50 | Pit Wall Racing | 维修墙赛车 | Đua Xe Pit Wall | سباق جدار الصيانة
1299 football 0.05 | Penalty Minute | 点球一分钟 | Phút Phạt Đền | دقيقة الجزاء
# AV
130 esports 0.10 | Avalanche Cup | 雪崩杯 | Cúp Avalanche | كأس أفالانش
1300 esports 0.10 | Snowline Majors | 雪线大师赛 | Giải Tuyết Sơn | بطولة خط الثلج
1301 esports 0.50 | Icefall Lanes | 冰瀑三路 | Ba Đường Thác Băng | مسارات شلال الجليد
# AI
131 esports 0.10 | Ironclad Series | 铁甲系列赛 | Giải Ironclad | سلسلة آيرونكلاد
1302 esports 0.10 | Rivet Masters | 铆钉大师赛 | Bậc Thầy Đinh Tán | أساتذة البرشام
1303 esports 0.05 | Foundry Five | 熔铸五人赛 | Ngũ Cường Lò Đúc | خماسي المسبك
# IMES
132 esports 0.10 hot | Imes Premier | 艾姆斯超级赛 | Imes Ngoại Hạng | إيمس الممتاز
1304 esports 0.05 | Imes Academy | 艾姆斯学院赛 | Học Viện Imes | أكاديمية إيمس
1305 esports 0.50 | Imes Midnight Cup | 艾姆斯午夜杯 | Cúp Nửa Đêm Imes | كأس إيمس الليلية
# TF
133 esports 0.10 | Twinflame Duels | 双焰对决 | Song Đấu Twinflame | مبارزات توين فليم
1306 esports 0.05 | Ember Ladder | 余烬天梯 | Bậc Thang Tàn Lửa | سلم الجمر
1307 esports 0.50 | Two Torches Open | 双炬公开赛 | Giải Mở Rộng Song Đuốc | بطولة الشعلتين المفتوحة
# IA
134 esports 0.10 | Iris Invitational | 虹膜邀请赛 | Giải Mời Iris | دعوة آيريس
1308 esports 0.05 | Iris Circuit | 虹膜巡回赛 | Vòng Đấu Iris | جولة آيريس
1309 esports 0.50 | Shutter Shootout | 快门射击赛 | Đọ Súng Màn Trập | مواجهة الغالق
# DS88
135 cockfight 1.00 | Sunrise Ring | 日出斗场 | Trường Gà Bình Minh | حلبة الشروق
1310 cockfight 1.00 | Spur and Feather | 距与羽 | Cựa Và Lông | مهماز وريشة
1311 cockfight 0.50 | Village Gate Ring | 村口斗场 | Trường Gà Cổng Làng | حلبة بوابة القرية
1312 cockfight 5.00 | Red Comb Derby | 红冠德比 | Đấu Trường Mào Đỏ | ديربي العرف الأحمر
`;
